import RostrumElements

/// The values of one track over time.
struct KeyframePath<Value: Animatable> {
  private let segments: [KeyframeSegment<Value>]
  /// The times at which the segments end.
  let ends: [Double]

  init(_ segments: [KeyframeSegment<Value>]) {
    self.segments = segments
    var end = 0.0
    ends = segments.map {
      end += $0.duration
      return end
    }
  }

  /// The value at a time.
  ///
  /// - Parameters:
  ///   - time: The time in seconds.
  ///   - initial: The value at the start.
  /// - Returns: The value.
  func value(at time: Double, from initial: Value) -> Value {
    guard let index = ends.firstIndex(where: { time < $0 }) else {
      return segments.last?.target ?? initial
    }
    let segment = segments[index]
    let from = (index == 0 ? initial : segments[index - 1].target).animatableData
    let passed = max(0, time - (ends[index] - segment.duration))
    let way = segment.target.animatableData - from
    var result = segment.target
    switch segment.way {
    case .move: return result
    case .linear(let curve):
      result.animatableData = from + way.scaled(by: curve.value(at: passed / segment.duration))
    case .spring(let spring, let start):
      let velocity = start?.animatableData ?? .zero
      result.animatableData =
        from + spring.value(target: way, initialVelocity: velocity, time: passed)
    case .cubic(let start, let end):
      result.animatableData = Self.cubic(
        from, segment.target.animatableData,
        start?.animatableData ?? velocity(before: index, from: initial),
        end?.animatableData ?? velocity(before: index + 1, from: initial),
        passed / segment.duration, segment.duration)
    }
    return result
  }

  /// The velocity between two curves, of which neither has its own: that from the keyframe before to the
  /// one after; nothing at the ends, and beside other keyframes.
  private func velocity(before index: Int, from initial: Value) -> Value.AnimatableData {
    guard index > 0, index < segments.count, segments[index - 1].isCubic, segments[index].isCubic
    else { return .zero }
    let from = (index == 1 ? initial : segments[index - 2].target).animatableData
    let time = segments[index - 1].duration + segments[index].duration
    return time > 0 ? (segments[index].target.animatableData - from).scaled(by: 1 / time) : .zero
  }

  private static func cubic<Data: VectorArithmetic>(
    _ from: Data, _ to: Data, _ start: Data, _ end: Data, _ t: Double, _ duration: Double
  ) -> Data {
    let (square, cube) = (t * t, t * t * t)
    var result = from.scaled(by: 2 * cube - 3 * square + 1)
    result += to.scaled(by: 3 * square - 2 * cube)
    result += start.scaled(by: (cube - 2 * square + t) * duration)
    result += end.scaled(by: (cube - square) * duration)
    return result
  }
}

extension KeyframeSegment {
  fileprivate var isCubic: Bool { if case .cubic = way { true } else { false } }
}
