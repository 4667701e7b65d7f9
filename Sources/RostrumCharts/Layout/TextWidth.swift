/// The width of a label in points, as far as it is known without its font.
///
/// Margins for labels are made of it, so it is rather too large than too small: that of a wide font.
package func estimatedWidth(of text: String) -> Double {
  text.unicodeScalars.reduce(0) { width, scalar in
    switch scalar {
    case "0"..."9", "$", "€": width + 7
    case "I", "i", "j", "l", "|", "'", "’": width + 3.4
    case " ", ".", ",", ":", "f", "t", "r", "-": width + 4.2
    case "%", "M", "W", "m", "w", "+", "−", "—": width + 10.5
    case "A"..."Z": width + 7.8
    case "a"..."z": width + 6.9
    default: width + (scalar.value > 0x2E80 ? 11.5 : 7)
    }
  }
}
