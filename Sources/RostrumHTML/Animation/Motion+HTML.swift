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
  /// The motion for the script, as JSON.
  ///
  /// It is what plays the motion, its times in milliseconds, the number of repetitions (0 for an endless
  /// motion), whether these alternate, and the frames, each with its offset, the curve to the next one, the
  /// opacity, the transform and the filter. Thresholds of scrolling that differ from the usual ones are last.
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
      + "[\(frames.joined(separator: ","))]\(trigger.rangeWords)]"
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
    case .scrolling(.horizontal, _, _): "\"x\""
    case .scrolling: "\"y\""
    }
  }

  /// Where the view begins and ends to look as it does at rest, in CSS notation of ranges.
  fileprivate var rangeWords: String {
    guard case .scrolling(_, let bottom, let top) = self,
      bottom != ScrollThreshold() || top != ScrollThreshold()
    else { return "" }
    return ",[\"\(bottom.range(isEntry: true))\",\"\(top.range(isEntry: false))\"]"
  }
}

extension ScrollThreshold {
  fileprivate func range(isEntry: Bool) -> String {
    let (name, percentage) =
      switch place {
      case .visible(let part): (isEntry ? "entry" : "exit", (isEntry ? part : 1 - part) * 100)
      case .centered: ("cover", 50)
      }
    let place = "\(AtomNumber(max(0, min(100, percentage))))%"
    if inset == 0 { return "\(name) \(place)" }
    return "\(name) calc(\(place) \(isEntry ? "+" : "-") \(AtomNumber(inset))px)"
  }
}
