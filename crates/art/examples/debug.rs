use carcas_art::layout::Layout;
use carcas_tiles::{SegmentKind, catalogue};
use std::fmt::Write;
fn main() {
    let mut svg = String::new();
    let mut n: usize = 0;
    let t = std::time::Instant::now();
    for (_, kind) in catalogue().kinds() {
        let l = Layout::new(kind);
        let _ = l;
    }
    eprintln!("{:?}", t.elapsed());
    let mut field_no;
    for (_, kind) in catalogue().kinds() {
        let l = Layout::new(kind);
        let (x, y) = ((n % 16) * 1060, (n / 16) * 1060);
        field_no = 0;
        write!(
            svg,
            "<g transform='translate({x} {y})'><rect width='1000' height='1000' fill='#f0f'/>"
        )
        .unwrap();
        for (ix, seg) in kind.segments.iter().enumerate() {
            let color = match seg.kind {
                SegmentKind::Road => "#eee",
                SegmentKind::City => ["#b75", "#a86", "#c96", "#964"][ix % 4],
                SegmentKind::Field => {
                    field_no += 1;
                    ["#8c4", "#6a3", "#9d9", "#385", "#bd5"][field_no % 5]
                }
                SegmentKind::River => "#48c",
                SegmentKind::Monastery => "#d44",
                SegmentKind::Garden => "#f9c",
                SegmentKind::Tower => "#555",
                _ => "#999",
            };
            let mut d = String::new();
            for line in l.areas[ix].lines() {
                for (i, p) in line.iter().enumerate() {
                    write!(d, "{}{:.0} {:.0}", if i == 0 { "M" } else { "L" }, p.x, p.y).unwrap();
                }
                d.push('Z');
            }
            write!(svg, "<path d='{d}' fill='{color}' fill-rule='evenodd'/>").unwrap();
            if seg.kind == SegmentKind::Field && seg.halves.is_empty() && l.areas[ix].is_empty() {
                eprintln!("{}: inner field missing", kind.id);
            }
            if l.areas[ix].pieces.len() != 1 {
                eprintln!(
                    "{}: segment {ix} {:?} has {} pieces",
                    kind.id,
                    seg.kind,
                    l.areas[ix].pieces.len()
                );
            }
            for h in seg.halves.iter() {
                let _ = h;
            }
        }
        let total: f64 = l.areas.iter().map(|a| a.size()).sum();
        if (total - 1e6).abs() > 500.0 {
            eprintln!("{}: area {total:.0}", kind.id);
        }
        for p in &l.pieces {
            write!(
                svg,
                "<circle cx='{}' cy='{}' r='{}' fill='none' stroke='#00f' stroke-width='8'/>",
                p.at.x, p.at.y, p.radius
            )
            .unwrap();
        }
        for w in &l.walls {
            let mut d = String::new();
            for (i, p) in w.line.iter().enumerate() {
                write!(d, "{}{:.0} {:.0}", if i == 0 { "M" } else { "L" }, p.x, p.y).unwrap();
            }
            write!(
                svg,
                "<path d='{d}' fill='none' stroke='#300' stroke-width='12'/>"
            )
            .unwrap();
        }
        for a in &l.anchors {
            write!(
                svg,
                "<circle cx='{}' cy='{}' r='28' fill='#000'/>",
                a.x, a.y
            )
            .unwrap();
        }
        svg.push_str("</g>");
        n += 1;
    }
    let rows = n.div_ceil(16);
    println!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-60 -60 {} {}'>{svg}</svg>",
        16 * 1060 + 60,
        rows * 1060 + 60
    );
}
