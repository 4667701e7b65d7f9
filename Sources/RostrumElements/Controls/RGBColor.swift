/// An opaque colour in the sRGB colour space, with 8 bits per component.
public struct RGBColor: Hashable, Sendable {
  /// The red component, from 0 to 255.
  public var red: UInt8
  /// The green component, from 0 to 255.
  public var green: UInt8
  /// The blue component, from 0 to 255.
  public var blue: UInt8

  /// Creates a colour from its components.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

extension RGBColor: LosslessStringConvertible {
  /// The colour in CSS notation, such as `#ff8000`.
  public var description: String {
    "#"
      + [red, green, blue].map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }
      .joined()
  }

  /// Parses a colour in CSS notation, such as `#ff8000`; `nil` for any other text.
  public init?(_ text: String) {
    guard text.utf8.count == 7, text.first == "#" else { return nil }
    let digits = text.dropFirst()
    guard digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16) else {
      return nil
    }
    self.init(
      red: UInt8(number >> 16), green: UInt8(number >> 8 & 255), blue: UInt8(number & 255))
  }
}
