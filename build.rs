//! The lessons and locales are embedded in the program: build it again when one of them changes.

fn main() {
    println!("cargo:rerun-if-changed=lessons");
    println!("cargo:rerun-if-changed=locales");
}
