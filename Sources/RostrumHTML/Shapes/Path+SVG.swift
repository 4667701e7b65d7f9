import Foundation
import RostrumElements

extension Path {
  /// The path in SVG syntax, with at most two decimals.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  var svg: String {
    var text = ""
    for element in elements {
      switch element {
      case .move(let point): text.write("M", [point])
      case .line(let point): text.write("L", [point])
      case .quadCurve(let point, let control): text.write("Q", [control, point])
      case .curve(let point, let control1, let control2):
        text.write("C", [control1, control2, point])
      case .closeSubpath: text += "Z"
      }
    }
    return text
  }
}

extension String {
  /// Adds one command in SVG path syntax.
  fileprivate mutating func write(_ command: String, _ points: [CGPoint]) {
    self += command
    for (index, point) in points.enumerated() {
      if index > 0 { self += " " }
      self += "\(svgNumber(point.x)) \(svgNumber(point.y))"
    }
  }
}

/// A number with at most two decimals; a value that isn't finite becomes 0.
///
/// SVG's syntax can't represent infinity, and such an outline can't be drawn anyway.
func svgNumber(_ value: CGFloat) -> String {
  guard value.isFinite, abs(value) < 1e9 else { return "0" }
  let hundredths = Int(nearest: value * 100)
  let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
  let sign = hundredths < 0 ? "-" : ""
  if rest == 0 { return "\(sign)\(whole)" }
  if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
  return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
}
