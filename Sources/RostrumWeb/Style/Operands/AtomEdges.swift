import Foundation
import RostrumElements

/// Distances from the four edges of a box, in CSS order.
struct AtomEdges: AtomOperand {
  var top: AtomNumber
  var trailing: AtomNumber
  var bottom: AtomNumber
  var leading: AtomNumber

  init(_ insets: EdgeInsets) {
    top = AtomNumber(insets.top)
    trailing = AtomNumber(insets.trailing)
    bottom = AtomNumber(insets.bottom)
    leading = AtomNumber(insets.leading)
  }

  init?(_ reader: inout AtomReader) {
    guard let top = AtomNumber(&reader), let trailing = AtomNumber(&reader),
      let bottom = AtomNumber(&reader), let leading = AtomNumber(&reader)
    else { return nil }
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    self.leading = leading
  }

  func write(to token: inout AtomWriter) {
    for length in [top, trailing, bottom, leading] { length.write(to: &token) }
  }

  /// The declarations of a property for both writing directions.
  func declarations(of property: String) -> String {
    "\(property)-block:\(top.px) \(bottom.px);\(property)-inline:\(leading.px) \(trailing.px)"
  }

  /// Whether all four distances are the same.
  var areEqual: Bool { top == bottom && leading == trailing && top == leading }
}
