import RostrumElements

extension DOMNode {
  /// Adds what the script of motions reads: the frames of a motion, the counterpart of the element, and
  /// how its texts change.
  mutating func addMotion(_ styles: [StyleProperty], in context: DOMContext) {
    for style in styles {
      switch style {
      case .motion(let motion): self[.frames] = motion.words
      case .matched(let match):
        self[.match] = "\(match.kind.rawValue)\(match.isSource ? "" : "*") \(match.key)"
      case .contentTransition(let transition): self[.turns] = transition.kind.rawValue
      default: continue
      }
      load(.motions, in: context)
    }
  }
}

extension Motion {
  /// The motion for the script, as JSON: what plays it, its times in milliseconds, the number of
  /// repetitions (0 for an endless motion), whether these alternate, and the frames, each with its
  /// offset, the curve to the next one, the opacity, the transform and the filter.
  fileprivate var words: String {
    let frames = frames.map { frame in
      let look = AtomPose(frame.pose)
      let curve = frame.curve.stepWords
      return "[\(AtomNumber(frame.offset)),\"\(curve)\",\(look.fade),"
        + "\"\(look.transform)\",\"\(look.filter)\"]"
    }
    let times = [duration, delay].map { "\(AtomNumber((max(0, $0) * 1000).rounded()))" }
    let count = repetitions.isFinite ? "\(AtomNumber(repetitions))" : "0"
    return "[\(trigger.word),\(times[0]),\(times[1]),\(count),\(autoreverses ? 1 : 0),"
      + "[\(frames.joined(separator: ","))]]"
  }
}

extension Animation.Curve {
  /// The way to the next frame in CSS notation; a spring's ends when it appears complete.
  fileprivate var stepWords: String {
    if case .spring(let spring) = self { return words(over: spring.response) }
    return words(over: 1)
  }
}

extension Motion.Trigger {
  fileprivate var word: String {
    switch self {
    case .always: "-1"
    case .count(let count): "\(max(0, count))"
    case .scrolling(nil), .scrolling(.vertical): "\"y\""
    case .scrolling(.horizontal): "\"x\""
    }
  }
}
