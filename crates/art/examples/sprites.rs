use carcas_tiles::{Box, Printing, catalogue};
fn main() {
    let mut kinds = Vec::new();
    for b in [Box::Base, Box::PrincessAndDragon] {
        for p in Printing::ALL {
            if let Some(s) = catalogue().set(b, p) {
                for &(k, _) in &s.copies {
                    if !kinds.contains(&k) {
                        kinds.push(k);
                    }
                }
            }
        }
    }
    print!("{}", carcas_art::sprites::sprites(&kinds, 0));
}
