import Foundation
import RostrumElements

/// A point of a box about which it is rotated or scaled, in percent of its width and height.
struct AtomAnchor: AtomOperand {
  /// The point; `nil` for the centre, which a browser uses by itself.
  private var point: AtomPair?

  init(_ anchor: UnitPoint) {
    point = anchor == .center ? nil : AtomPair(anchor.x * 100, anchor.y * 100)
  }

  init?(_ reader: inout AtomReader) {
    if reader.isAtEnd { return }
    guard let point = AtomPair(&reader) else { return nil }
    self.point = point
  }

  func write(to token: inout AtomWriter) { point?.write(to: &token) }

  /// The declarations that set the point, which follow others.
  ///
  /// The leading edge is the right one where the text is written from right to left.
  var declarations: String { declarations(depth: "") }

  /// The declarations that set the point in front of the box or behind it.
  ///
  /// - Parameter depth: The distance from the box in CSS notation, with a space before it.
  /// - Returns: The declarations.
  func declarations(depth: String) -> String {
    guard let point = point ?? (depth.isEmpty ? nil : AtomPair(50, 50)) else { return "" }
    let mirrored = AtomNumber(100 - point.x.value)
    let origin = ";transform-origin:\(point.x)% \(point.y)%\(depth)"
    if mirrored == point.x { return origin }
    return origin + ";&:dir(rtl){transform-origin:\(mirrored)% \(point.y)%\(depth)}"
  }
}

/// A number, and the point to which it applies.
struct AtomAnchored: AtomOperand {
  var number: AtomNumber
  var anchor: AtomAnchor

  init(_ number: Double, _ anchor: UnitPoint) {
    self.number = AtomNumber(number)
    self.anchor = AtomAnchor(anchor)
  }

  init?(_ reader: inout AtomReader) {
    guard let number = AtomNumber(&reader), let anchor = AtomAnchor(&reader) else { return nil }
    self.number = number
    self.anchor = anchor
  }

  func write(to token: inout AtomWriter) {
    number.write(to: &token)
    anchor.write(to: &token)
  }
}
