import RostrumElements

extension DOMNode {
  /// Adds the transition of the element: `o` opacity, `t` transform, `f` filter, and `motion` if the
  /// transition has an animation of its own.
  mutating func add(_ transition: AnyTransition) {
    self[.enter] = transition.insertion.words(moving: transition.animation)
    self[.leave] = transition.removal.words(moving: transition.animation)
  }
}

extension AnyTransition.Absence {
  fileprivate func words(moving animation: Animation?) -> String {
    guard let pose else { return "" }
    let look = AtomPose(pose)
    var words: [String] = []
    if pose.opacity != 1 { words.append("o:\(look.fade)") }
    if !pose.transforms.isEmpty { words.append("t:\(look.transform)") }
    if !pose.filters.isEmpty { words.append("f:\(look.filter)") }
    if let animation, !words.isEmpty { words.append("motion:\(animation.motion)") }
    return words.joined(separator: ";")
  }
}
