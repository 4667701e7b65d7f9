import RostrumElements

extension DOMNode {
  /// Adds the transition of the element: `o` opacity, `t` transform, `f` filter, and `motion` if the
  /// transition has an animation of its own.
  mutating func add(_ transition: AnyTransition) {
    self[.enter] = transition.insertion.words(moving: transition.animation)
    self[.leave] = transition.removal.words(moving: transition.animation)
    atoms += [
      transition.insertion.mask.map { PassingMaskAtom(.enterMask, $0).atom },
      transition.removal.mask.map { PassingMaskAtom(.leaveMask, $0).atom },
    ].compactMap(\.self)
  }
}

extension AnyTransition.Absence {
  fileprivate func words(moving animation: Animation?) -> String {
    let pose = pose ?? .identity
    let look = AtomPose(pose)
    var words: [String] = []
    if pose.opacity != 1 { words.append("o:\(look.fade)") }
    if !pose.transforms.isEmpty { words.append("t:\(look.transform)") }
    if !pose.filters.isEmpty { words.append("f:\(look.filter)") }
    // A mask plays as long as the rest of the transition, which has to do something.
    if mask != nil, words.isEmpty { words.append("t:none") }
    if let animation, !words.isEmpty { words.append("motion:\(animation.motion)") }
    return words.joined(separator: ";")
  }
}
