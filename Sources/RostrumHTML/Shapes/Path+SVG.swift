import Foundation
import RostrumElements

extension Path {
  /// The path in SVG syntax, with at most two decimals.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  var svg: String {
    var bytes: [UInt8] = []
    for element in elements {
      switch element {
      case .move(let point): bytes.write("M", point)
      case .line(let point): bytes.write("L", point)
      case .quadCurve(let point, let control):
        bytes.write("Q", control)
        bytes.write(" ", point)
      case .curve(let point, let control1, let control2):
        bytes.write("C", control1)
        bytes.write(" ", control2)
        bytes.write(" ", point)
      case .closeSubpath: bytes.append(UInt8(ascii: "Z"))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Adds a point in SVG path syntax.
  fileprivate mutating func write(_ before: Unicode.Scalar, _ point: CGPoint) {
    append(UInt8(ascii: before))
    append(svg: point.x)
    append(UInt8(ascii: " "))
    append(svg: point.y)
  }
}

/// A number with at most two decimals; a value that isn't finite becomes 0.
func svgNumber(_ value: CGFloat) -> String {
  var bytes: [UInt8] = []
  bytes.append(svg: value)
  return String(decoding: bytes, as: UTF8.self)
}
