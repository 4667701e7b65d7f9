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

extension AtomEdges {
  /// Whether the distance from an edge is negative.
  var isNegative: Bool { [top, trailing, bottom, leading].contains { $0.value < 0 } }

  /// The distances that aren't negative; 0 for the others.
  var positive: Self { mapped { max(0, $0) } }

  /// The distances that are negative; 0 for the others.
  var negative: Self { mapped { min(0, $0) } }

  /// Whether all four distances are 0.
  var isZero: Bool { areEqual && top.value == 0 }

  /// The distances, each increased by a length.
  func enlarged(by length: Double) -> Self { mapped { $0 + length } }

  private func mapped(_ transform: (Double) -> Double) -> Self {
    var result = self
    result.top = AtomNumber(transform(top.value))
    result.trailing = AtomNumber(transform(trailing.value))
    result.bottom = AtomNumber(transform(bottom.value))
    result.leading = AtomNumber(transform(leading.value))
    return result
  }
}
