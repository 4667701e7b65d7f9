import Foundation
import RostrumElements

extension DOMNode {
  /// Adds the transition of the element: `o` opacity, `s` scale, `t` translation, and `motion` if
  /// the transition has an animation of its own.
  mutating func add(_ transition: AnyTransition) {
    self[.enter] = transition.insertion.words(moving: transition.animation)
    self[.leave] = transition.removal.words(moving: transition.animation)
  }
}

extension AnyTransition.Absence {
  fileprivate func words(moving animation: Animation?) -> String {
    var words: [String] = []
    if let opacity { words.append("o:\(Decimal.text(opacity))") }
    if let scale { words.append("s:\(Decimal.text(scale))") }
    if shift != .zero || offset != .zero {
      let x = length(Double(shift.x), Double(offset.width))
      let y = length(Double(shift.y), Double(offset.height))
      words.append("t:\(x) \(y)")
    }
    if let animation, !words.isEmpty { words.append("motion:\(animation.motion)") }
    return words.joined(separator: ";")
  }

  private func length(_ share: Double, _ points: Double) -> String {
    if points == 0 { return "\(Decimal.text(share * 100))%" }
    if share == 0 { return "\(Decimal.text(points))px" }
    return "calc(\(Decimal.text(share * 100))% + \(Decimal.text(points))px)"
  }
}
