import Foundation
import Rostrum

extension NumberTable {
  mutating func addKeyframes() {
    add(
      "Keyframe init(_:duration:spring:startVelocity:)",
      KeyframeCase { n in
        SpringKeyframe(n, duration: n, spring: Spring(duration: n, bounce: n), startVelocity: n)
      })
    add(
      "Keyframe init(_:duration:startVelocity:endVelocity:)",
      KeyframeCase { n in
        CubicKeyframe(n, duration: n, startVelocity: n, endVelocity: n)
      })
    add(
      "Keyframe init(_:duration:timingCurve:)", KeyframeCase { n in LinearKeyframe(n, duration: n) }
    )
    add(
      "UnitCurve bezier(startControlPoint:endControlPoint:)",
      KeyframeCase { n in
        LinearKeyframe(
          1, duration: 1,
          timingCurve: .bezier(
            startControlPoint: UnitPoint(x: n, y: n), endControlPoint: UnitPoint(x: n, y: n)))
      })
    add("KeyframeTrack value(time:)") { n in Text(verbatim: "\(timeline.value(time: n))") }
    add("KeyframeTrack value(progress:)") { n in Text(verbatim: "\(timeline.value(progress: n))") }
    add("UnitCurve value(at:)") { n in Text(verbatim: "\(UnitCurve.easeIn.value(at: n))") }
    add("UnitCurve velocity(at:)") { n in Text(verbatim: "\(UnitCurve.easeIn.velocity(at: n))") }
    addSpringMotions()
    addFingers()
  }

  private mutating func addSpringMotions() {
    add(
      "Spring+Motion bouncy(duration:extraBounce:)",
      SpringCase {
        Spring.bouncy(duration: $0, extraBounce: $0).value(target: 1, time: 1)
      })
    add(
      "Spring+Motion smooth(duration:extraBounce:)",
      SpringCase {
        Spring.smooth(duration: $0, extraBounce: $0).value(target: 1, time: 1)
      })
    add(
      "Spring+Motion snappy(duration:extraBounce:)",
      SpringCase {
        Spring.snappy(duration: $0, extraBounce: $0).value(target: 1, time: 1)
      })
    add(
      "Spring+Motion value(target:initialVelocity:time:)",
      SpringCase {
        Spring.bouncy.value(target: $0, initialVelocity: $0, time: $0)
      })
    add(
      "Spring+Motion velocity(target:initialVelocity:time:)",
      SpringCase {
        Spring.bouncy.velocity(target: $0, initialVelocity: $0, time: $0)
      })
    add(
      "Spring+Motion value(fromValue:toValue:initialVelocity:time:)",
      SpringCase {
        Spring.bouncy.value(fromValue: $0, toValue: $0, initialVelocity: $0, time: $0)
      })
    add(
      "Spring+Motion velocity(fromValue:toValue:initialVelocity:time:)",
      SpringCase {
        Spring.bouncy.velocity(fromValue: $0, toValue: $0, initialVelocity: $0, time: $0)
      })
    add(
      "Spring+Motion update(value:velocity:target:deltaTime:)",
      SpringCase {
        var (value, velocity) = ($0, $0)
        Spring.bouncy.update(value: &value, velocity: &velocity, target: $0, deltaTime: $0)
        return value
      })
  }

  private mutating func addFingers() {
    add("DragGesture init(minimumDistance:coordinateSpace:)") { n in
      Text("a").gesture(DragGesture(minimumDistance: n))
    }
    add("MagnifyGesture init(minimumScaleDelta:)") { n in
      Text("a").gesture(MagnifyGesture(minimumScaleDelta: n))
    }
    add("MagnifyGesture init(minimumScaleDelta:)") { n in
      Text("a").gesture(MagnificationGesture(minimumScaleDelta: n))
    }
    add("RotateGesture init(minimumAngleDelta:)") { n in
      Text("a").gesture(RotateGesture(minimumAngleDelta: .degrees(n)))
    }
    add("RotateGesture init(minimumAngleDelta:)") { n in
      Text("a").gesture(RotationGesture(minimumAngleDelta: .degrees(n)))
    }
    add("SpatialTapGesture init(count:coordinateSpace:)") { n in
      Text("a").gesture(SpatialTapGesture(count: Int(nearest: n)))
    }
    add("SpatialTapGesture onTapGesture(count:coordinateSpace:perform:)") { n in
      Text("a").onTapGesture(count: Int(nearest: n)) { (_: CGPoint) in }
    }
    add("SymbolEffect periodic(_:delay:)") { n in
      Text("a").symbolEffect(.wiggle, options: .repeat(.periodic(Int(nearest: n), delay: n)))
    }
    add("SymbolEffect repeat(_:)") { n in
      Text("a").symbolEffect(.wiggle, options: .repeat(Int(nearest: n)))
    }
    add("SymbolEffect speed(_:)") { n in Text("a").symbolEffect(.wiggle, options: .speed(n)) }
    add("SymbolEffect speed(_:)") { n in
      Text("a").symbolEffect(.wiggle, options: .default.speed(n))
    }
    add("SymbolEffects custom(angle:)") { n in
      Text("a").symbolEffect(.wiggle.custom(angle: .degrees(n)))
    }
    add("ContentTransition numericText(value:)") { n in
      Text("a").contentTransition(.numericText(value: n))
    }
    add("View+MatchedGeometry matchedGeometryEffect(id:in:properties:anchor:isSource:)") { n in
      Counterpart(number: n)
    }
  }

  /// Adds a view with keyframes that are made with a number.
  private mutating func add<Content: KeyframeTrackContent<Double>>(
    _ name: String, _ keyframe: KeyframeCase<Content>
  ) {
    add(name) { n in
      Text("a").keyframeAnimator(initialValue: 0.0) { content, x in
        content.offset(x: x)
      } keyframes: { _ in
        KeyframeTrack { keyframe.content(n) }
      }
    }
  }

  /// Adds a text with a value of a spring.
  private mutating func add(_ name: String, _ spring: SpringCase) {
    add(name) { n in Text(verbatim: "\(spring.value(n))") }
  }
}

/// A keyframe that is made with a number.
private struct KeyframeCase<Content: KeyframeTrackContent<Double>> {
  let content: @MainActor (Double) -> Content

  init(_ content: @escaping @MainActor (Double) -> Content) {
    self.content = content
  }
}

/// A value of a spring that is made with a number.
private struct SpringCase {
  let value: @MainActor (Double) -> Double

  init(_ value: @escaping @MainActor (Double) -> Double) {
    self.value = value
  }
}

private var timeline: KeyframeTimeline<Double> {
  KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(1, duration: 1) }
}

private struct Counterpart: View {
  let number: Double
  @Namespace private var names

  var body: some View {
    Text("a").matchedGeometryEffect(id: number, in: names, anchor: UnitPoint(x: number, y: number))
  }
}
