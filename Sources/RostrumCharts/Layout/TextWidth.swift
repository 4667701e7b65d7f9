/// The width of a label in points, as far as it is known without its font.
///
/// Margins for labels are made of it, so it is rather too large than too small.
func estimatedWidth(of text: String) -> Double {
  text.unicodeScalars.reduce(0) { width, scalar in
    switch scalar {
    case "0"..."9", "$", "€", "+", "–", "−": width + 6.4
    case " ", ".", ",", ":", "'", "’", "|", "i", "l", "j", "I", "f", "t": width + 3.4
    case "A"..."Z", "m", "w", "%", "—", "M", "W": width + 8.2
    case "a"..."z": width + 6
    default: width + (scalar.value > 0x2E80 ? 11.5 : 6.6)
    }
  }
}
