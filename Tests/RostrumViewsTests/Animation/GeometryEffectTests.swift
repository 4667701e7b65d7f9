import Foundation
import RostrumElements
import RostrumScenes
import RostrumViews
import Testing

private struct Slide: GeometryEffect {
  var steps: CGFloat

  var animatableData: CGFloat {
    get { steps }
    set { steps = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: steps * 10, y: 0))
  }
}

/// A rotation about the middle, which depends on the size.
private struct Turn: GeometryEffect {
  var angle: Double

  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let middle = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
    let turn = CGAffineTransform(rotationAngle: angle).concatenating(middle)
    return ProjectionTransform(middle.inverted().concatenating(turn))
  }
}

@MainActor @Suite("Effects on the points of a view", .viewsEnd) struct GeometryEffectTests {
  enum Way: CaseIterable {
    case mutation, view, nothing, disabled
  }

  struct Sliding: View {
    let way: Way
    @State private var steps = 0

    var body: some View {
      VStack {
        Text("a").modifier(Slide(steps: CGFloat(steps)))
          .animation(way == .view ? .linear(duration: 1) : nil, value: way == .view ? steps : 0)
          .transaction { if way == .disabled { $0.animation = nil } }
        Button("next") {
          switch way {
          case .mutation, .disabled: withAnimation(.linear(duration: 1)) { steps += 1 }
          case .view, .nothing: steps += 1
          }
        }
      }
    }
  }

  private func motions(_ graph: ViewGraph) -> [Motion] {
    graph.root.descendants.flatMap(\.styles).compactMap {
      if case .motion(let motion) = $0 { motion } else { nil }
    }
  }

  private func offset(_ x: Double) -> Pose {
    x == 0 ? .identity : Pose(transforms: [.offset(x: x, y: 0)])
  }

  @Test(
    "A change is played through the values in between, if it has an animation",
    arguments: Way.allCases)
  func change(way: Way) throws {
    let view = Rendering { Sliding(way: way) }
    #expect(motions(view.graph) == [Motion([], duration: 0, rest: .identity, trigger: .count(0))])
    try view.perform(.tap, on: .button)
    let motion = try #require(motions(view.graph).first)
    #expect(motion.rest == offset(10))
    #expect(motion.trigger == .count(1))
    guard way == .mutation || way == .view else {
      #expect(motion.frames == [])
      return
    }
    #expect(motion.duration == 1)
    #expect(motion.frames.count == 61)
    #expect(motion.frames.first?.pose == offset(0))
    #expect(motion.frames[30].pose == offset(5))
    #expect(motion.frames.last?.pose == offset(10))
    try view.perform(.tap, on: .button)
    let next = try #require(motions(view.graph).first)
    #expect(next.trigger == .count(2))
    #expect(next.frames.first?.pose == offset(10) && next.rest == offset(20))
  }

  @Test("An effect that depends on the size waits for it, and one that doesn't is shown at once")
  func sizes() throws {
    let host = MeasuringHost {
      VStack {
        Color.red.frame(width: 100, height: 50).modifier(Turn(angle: .pi))
        Color.blue.frame(width: 100, height: 50).modifier(Slide(steps: 1))
      }
    }
    #expect(host.unmeasured.count == 1)
    try host.settle()
    #expect(host.unmeasured.isEmpty)
    #expect(try host.settle() == 0)
    let transforms = motions(host.graph).flatMap(\.rest.transforms)
    #expect(transforms.count == 2 && transforms.contains(.offset(x: 10, y: 0)))
    for case .projection(let turn) in transforms {
      #expect(abs(turn.m11 + 1) < 1e-9 && abs(turn.m31 - 100) < 1e-9 && abs(turn.m32 - 50) < 1e-9)
    }
  }

  @Test("A transform is the look of the view, and one that isn't finite changes nothing")
  func transforms() throws {
    let leaning = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
    func rest(_ transform: ProjectionTransform) throws -> Pose {
      let view = Rendering { Text("a").projectionEffect(transform) }
      return try #require(motions(view.graph).first).rest
    }
    let view = Rendering { Text("a").transformEffect(leaning) }
    #expect(
      motions(view.graph).map(\.rest)
        == [Pose(transforms: [.projection(ProjectionTransform(leaning))])])
    #expect(try rest(ProjectionTransform()) == .identity)
    #expect(
      try rest(ProjectionTransform(CGAffineTransform(translationX: 1, y: -2)))
        == Pose(transforms: [.offset(x: 1, y: -2)]))
    #expect(
      try rest(ProjectionTransform(CGAffineTransform(translationX: .nan, y: 0))) == .identity)
  }

  @Test("A visual effect transforms, also while the view scrolls")
  func visualEffects() throws {
    let shift = CGAffineTransform(translationX: 3, y: 4)
    let host = MeasuringHost {
      Text("a").visualEffect { effect, _ in effect.transformEffect(shift) }
    }
    try host.settle()
    #expect(motions(host.graph).map(\.rest) == [Pose(transforms: [.offset(x: 3, y: 4)])])
    let styles: [StyleProperty] = [.opacity(0.5), .resting(motions(host.graph)[0].rest)]
    #expect(Pose(styles) == Pose(opacity: 0.5, transforms: [.offset(x: 3, y: 4)]))
  }

  @Test("A spring overshoots, and a short animation has enough values in between")
  func springs() throws {
    let spring = Animation.spring(duration: 0.5, bounce: 0.5)
    let motion = try #require(
      Motion(along: spring, to: offset(10), trigger: .count(1)) { offset($0 * 10) })
    let lengths = motion.frames.map { frame -> Double in
      if case .offset(let x, _)? = frame.pose.transforms.first { x } else { 0 }
    }
    #expect(lengths.max() ?? 0 > 11)
    #expect(motion.frames.last?.pose == offset(10))
    let short = Motion(along: .linear(duration: 0.01), to: offset(1), trigger: .count(1)) { _ in
      .identity
    }
    #expect(short?.frames.count == 13)
    #expect(
      Motion(along: .linear(duration: 0), to: offset(1), trigger: .count(1), pose: offset)
        == nil)
  }
}
