import Foundation
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Phases", .viewsEnd) struct MotionTests {
  private func played(by host: TestHost) -> Motion? {
    for element in host.graph.root.all {
      for case .motion(let motion) in element.state.styles { return motion }
    }
    return nil
  }

  @Test("A view goes through phases, which a host plays by itself")
  func phases() throws {
    let host = TestHost {
      PhaseAnimator([1.0, 2.0]) { scale in
        Text("a").scaleEffect(scale)
      } animation: { scale in
        scale == 2 ? .linear(duration: 3) : .linear(duration: 1)
      }
    }
    let motion = try #require(played(by: host))
    #expect(motion.trigger == .always)
    #expect(motion.repetitions == .infinity)
    #expect(motion.duration == 4)
    #expect(motion.frames.map(\.offset) == [0, 0.75, 1])
    #expect(
      motion.frames.map(\.pose.transforms)
        == [1.0, 2, 1].map { [Pose.Transform.scale(x: $0, y: $0)] })
    #expect(host.text("a").exists)
  }

  struct Triggered: View {
    @State private var count = 0
    var body: some View {
      Button("go") { count += 1 }
      Text("a").phaseAnimator([0.0, 10], trigger: count) { content, y in
        content.offset(y: y).opacity(y == 0 ? 1 : 0.5)
      }
    }
  }

  @Test("A change of a value plays the phases once more")
  func trigger() async throws {
    let host = TestHost { Triggered() }
    #expect(played(by: host)?.trigger == .count(0))
    #expect(played(by: host)?.repetitions == 1)
    await host.button("go").tap()
    await host.button("go").tap()
    #expect(played(by: host)?.trigger == .count(2))
    #expect(played(by: host)?.frames[1].pose.opacity == 0.5)
  }

  @Test("A delay holds a phase, and a phase without an animation begins at once")
  func delays() throws {
    let host = TestHost {
      Text("a").phaseAnimator([0, 1, 2]) { content, phase in
        content.opacity(Double(phase) / 2)
      } animation: { phase in
        phase == 1 ? .linear(duration: 1).delay(2) : phase == 2 ? nil : .linear(duration: 1)
      }
    }
    let motion = try #require(played(by: host))
    #expect(motion.duration == 4)
    #expect(motion.frames.map(\.offset) == [0, 0.5, 0.75, 0.75, 1])
    #expect(motion.frames.map(\.pose.opacity) == [0, 0, 0.5, 1, 0])
  }

  struct Words: View {
    let pace: Double
    var body: some View {
      PhaseAnimator(["one", "two"]) { word in
        Text(verbatim: word)
      } animation: { _ in
        .linear(duration: pace)
      }
    }
  }

  @Test("Phases with different contents follow each other in turns of the server")
  func steps() async {
    let host = TestHost { Words(pace: 2) }
    await host.advance(by: .milliseconds(1))
    #expect(played(by: host) == nil)
    #expect(host.text("two").exists)
    await host.advance(by: .seconds(2))
    #expect(host.text("one").exists)
    await host.advance(by: .seconds(2))
    #expect(host.text("two").exists)
  }

  struct Still: View {
    @State private var isStill = false
    var body: some View {
      Button("rest") { isStill.toggle() }
      Words(pace: 2).environment(\.accessibilityReduceMotion, isStill)
    }
  }

  @Test("Readers who prefer reduced motion see the first phase, and no steps of the server")
  func still() async {
    let host = TestHost { Still() }
    await host.advance(by: .milliseconds(1))
    #expect(host.text("two").exists)
    await host.button("rest").tap()
    #expect(host.text("one").exists)
    for _ in 0..<3 {
      await host.advance(by: .seconds(2))
      #expect(host.text("one").exists)
    }
    await host.button("rest").tap()
    await host.advance(by: .milliseconds(1))
    #expect(host.text("two").exists)
  }

  @Test("A scroll transition has a look at each edge")
  func scrolling() throws {
    let host = TestHost {
      Text("a").scrollTransition(axis: .horizontal) { content, phase in
        content.opacity(phase.isIdentity ? 1 : 0.5).offset(x: phase.value * 10)
      }
    }
    let motion = try #require(played(by: host))
    #expect(motion.trigger == .scrolling(.horizontal))
    #expect(motion.frames.map(\.pose.opacity) == [0.5, 1, 0.5])
    #expect(
      motion.frames.map(\.pose.transforms)
        == [10.0, 0, -10].map { [Pose.Transform.offset(x: $0, y: 0)] })
    #expect(motion.rest == motion.frames[1].pose)
  }

  @Test("A scroll transition may have a look at one edge only")
  func edge() throws {
    let host = TestHost {
      Text("a").scrollTransition(topLeading: .identity, bottomTrailing: .animated) {
        content, phase in
        content.opacity(phase.isIdentity ? 1 : 0)
      }
    }
    #expect(played(by: host)?.frames.map(\.pose.opacity) == [0, 1, 1])
  }

  @Test("A scroll transition ends at its thresholds")
  func thresholds() throws {
    let host = TestHost {
      Text("a").scrollTransition(
        topLeading: .interactive.threshold(.centered),
        bottomTrailing: .animated.threshold(.visible(0.3).inset(by: 8).inset(by: -3))
      ) { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
    }
    #expect(
      played(by: host)?.trigger
        == .scrolling(
          nil, bottomTrailing: ScrollThreshold(.visible(0.3), inset: 5),
          topLeading: ScrollThreshold(.centered)))
    #expect(ScrollTransitionConfiguration.Threshold.visible == .visible(1))
    #expect(ScrollTransitionConfiguration.Threshold.hidden == .visible(0))
  }

  @Test("Counterparts have the key of their identity")
  func matches() throws {
    struct Pair: View {
      @Namespace private var names
      @Namespace private var others
      var body: some View {
        Text("a").matchedGeometryEffect(id: 1, in: names)
        Text("b").matchedGeometryEffect(id: 1, in: names, properties: .position)
        Text("c").matchedGeometryEffect(id: "1", in: names, properties: .size)
        Text("d").matchedTransitionSource(id: 1, in: others)
        Text("e").navigationTransition(.zoom(sourceID: 1, in: others))
        Text("f").navigationTransition(.automatic)
      }
    }
    let host = TestHost { Pair() }
    var matches: [ViewMatch] = []
    for element in host.graph.root.all {
      for case .matched(let match) in element.state.styles { matches.append(match) }
    }
    #expect(matches.map(\.kind) == [.frame, .position, .size, .source, .zoom])
    #expect(matches[0].key == matches[1].key)
    #expect(matches[0].key != matches[2].key)
    #expect(matches[0].key != matches[3].key)
    #expect(matches[3].key == matches[4].key)
  }

  @Test("A content transition is a style of the view")
  func contentTransition() throws {
    let view = Rendering { Text("1").contentTransition(.numericText()) }
    #expect(try view.only(.text).styles == [.contentTransition(.numericText())])
    #expect(ContentTransition.numericText(countsDown: true) != .numericText())
  }
}
