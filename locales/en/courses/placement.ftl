title = Where to begin
summary = Ten short questions.
