/// A motion of a view through poses, which a host plays by itself.
///
/// No turn of the server is needed between two poses, nor for the next repetition. A host on which
/// the user prefers reduced motion shows the view as it is at rest.
public struct Motion: Hashable, Sendable {
  /// A moment of a motion.
  public struct Frame: Hashable, Sendable {
    /// The moment as a fraction of the duration, from 0 to 1.
    public var offset: Double
    /// The look at the moment.
    public var pose: Pose
    /// The way to the next frame.
    package var curve: Animation.Curve

    package init(
      _ offset: Double, _ pose: Pose, _ curve: Animation.Curve = .bezier(0, 0, 1, 1)
    ) {
      self.offset = offset
      self.pose = pose
      self.curve = curve
    }
  }

  /// What plays a motion.
  public enum Trigger: Hashable, Sendable {
    /// The view plays it as long as it is there.
    case always
    /// The view plays it once each time the number increases.
    case count(Int)
    /// The view enters or leaves the visible part of a scroll view. The first frame is the look at the
    /// bottom or trailing edge, the second the one in between, which begins and ends at the thresholds, and
    /// the last that at the other edge.
    case scrolling(
      Axis?, bottomTrailing: ScrollThreshold = ScrollThreshold(),
      topLeading: ScrollThreshold = ScrollThreshold())
  }

  /// The look while the motion isn't played.
  public var rest: Pose
  /// The frames in their order.
  public var frames: [Frame]
  /// The duration of one repetition, in seconds.
  public var duration: Double
  /// The time before the motion begins, in seconds.
  public var delay = 0.0
  /// The number of repetitions; infinite for an endless motion.
  public var repetitions = 1.0
  /// Whether every other repetition runs backwards.
  public var autoreverses = false
  /// What plays the motion.
  public var trigger: Trigger

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - frames: The frames in their order.
  ///   - duration: The duration of one repetition, in seconds.
  ///   - rest: The look while the motion isn't played; that of the first frame by default.
  ///   - repetitions: The number of repetitions; infinite for an endless motion.
  ///   - trigger: What plays the motion.
  public init(
    _ frames: [Frame], duration: Double, rest: Pose? = nil, repetitions: Double = 1,
    trigger: Trigger
  ) {
    self.frames = frames
    self.duration = duration
    self.rest = rest ?? frames.first?.pose ?? .identity
    self.repetitions = repetitions
    self.trigger = trigger
  }
}

extension Motion {
  /// A motion from pose to pose.
  ///
  /// - Parameters:
  ///   - poses: The poses; the motion ends with the first one.
  ///   - animations: How each pose is reached from the one before; `nil` for at once. The first is
  ///     that of the way back to the first pose.
  ///   - repetitions: The number of repetitions.
  ///   - trigger: What plays the motion.
  package init?(
    through poses: [Pose], by animations: [Animation?], repetitions: Double, trigger: Trigger
  ) {
    guard let first = poses.first, poses.count > 1, poses.count == animations.count else {
      return nil
    }
    let steps = zip(poses.dropFirst() + [first], animations.dropFirst() + [animations[0]])
    var moments: [(time: Double, pose: Pose, curve: Animation.Curve)] = []
    var (time, last) = (0.0, first)
    for (pose, animation) in steps {
      if let animation {
        if animation.delay > 0 { moments.append((time, last, .bezier(0, 0, 1, 1))) }
        time += animation.delay
        // A phase that began at once is there already.
        if let before = moments.last, before.time == time, before.pose == last {
          moments.removeLast()
        }
        moments.append((time, last, animation.curve))
        time += animation.stepDuration
      } else {
        moments.append((time, last, .bezier(0, 0, 1, 1)))
      }
      if moments.last?.time == time { moments.append((time, pose, .bezier(0, 0, 1, 1))) }
      last = pose
    }
    guard time > 0, time.isFinite else { return nil }
    moments.append((time, first, .bezier(0, 0, 1, 1)))
    self.init(
      moments.map { Frame($0.time / time, $0.pose, $0.curve) }, duration: time,
      repetitions: repetitions, trigger: trigger)
  }
}

extension Animation {
  /// The time in seconds until the next phase begins, without the delay.
  fileprivate var stepDuration: Double {
    guard case .spring(let spring) = curve else { return duration / speed }
    return min(spring.response, duration) / speed
  }
}
