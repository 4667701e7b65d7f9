import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Symbol effects", .viewsEnd) struct SymbolEffectTests {
  private func played(by host: TestHost) -> Motion? {
    for element in host.graph.root.all {
      for case .motion(let motion) in element.state.styles { return motion }
    }
    return nil
  }

  @Test("An effect lasts while it is active")
  func active() throws {
    let host = TestHost { Image(systemName: "wifi").symbolEffect(.pulse) }
    let motion = try #require(played(by: host))
    #expect(motion.trigger == .always)
    #expect(motion.repetitions == .infinity)
    let still = TestHost { Image(systemName: "wifi").symbolEffect(.pulse, isActive: false) }
    #expect(played(by: still)?.frames.isEmpty == true)
  }

  @Test("Effects within a view can be removed, and played again within that")
  func removed() throws {
    let symbol = Image(systemName: "wifi").symbolEffect(.pulse)
    let removed = TestHost { VStack { symbol }.symbolEffectsRemoved() }
    #expect(played(by: removed)?.frames.isEmpty == true)
    let kept = TestHost { VStack { symbol.symbolEffectsRemoved(false) }.symbolEffectsRemoved() }
    #expect(played(by: kept)?.trigger == .always)
  }

  @Test("A symbol takes the place of the former one, unless an app chooses an effect")
  func automatic() throws {
    let host = TestHost {
      Image(systemName: "play").contentTransition(.symbolEffect(.automatic))
    }
    let image = try #require(host.graph.root.all.last)
    #expect(image.state.styles == [.contentTransition(.symbolEffect)])
    #expect(ContentTransition.symbolEffect(.automatic) == .symbolEffect(.replace))
  }

  @Test("A symbol moves to and fro in a direction")
  func directions() throws {
    func first(_ effect: some IndefiniteSymbolEffect & SymbolEffect) -> [Pose.Transform]? {
      let host = TestHost { Image(systemName: "bell").symbolEffect(effect) }
      return played(by: host)?.frames.dropFirst().first?.pose.transforms
    }
    #expect(first(.wiggle.forward) == first(.wiggle.right))
    #expect(first(.wiggle.backward) == first(.wiggle.left))
    #expect(first(.wiggle.forward) != first(.wiggle.backward))
    #expect(first(.wiggle.custom(angle: .zero)) == first(.wiggle.right))
    #expect(first(.wiggle.custom(angle: .degrees(.nan))) == first(.wiggle.right))
    #expect(first(.wiggle.custom(angle: .degrees(30))) != first(.wiggle.right))
  }

  struct Cart: View {
    @State private var count = 0
    var body: some View {
      Button("add") { count += 1 }
      Image(systemName: "cart").symbolEffect(.bounce.down, options: .speed(2), value: count)
    }
  }

  @Test("An effect plays once each time a value changes")
  func value() async throws {
    let host = TestHost { Cart() }
    #expect(played(by: host)?.trigger == .count(0))
    await host.button("add").tap()
    let motion = try #require(played(by: host))
    #expect(motion.trigger == .count(1))
    #expect(motion.repetitions == 1)
    #expect(motion.duration == 0.25)
  }

  @Test("Options say how often an effect plays, and with which pause")
  func options() throws {
    let host = TestHost {
      Image(systemName: "bell").symbolEffect(.wiggle, options: .repeat(.periodic(3, delay: 0.4)))
    }
    let motion = try #require(played(by: host))
    #expect(motion.repetitions == 3)
    #expect(motion.duration == 1)
    #expect(motion.frames.last?.offset == 1)
  }

  @Test("A scale and a disappearance are looks that last")
  func looks() {
    let large = TestHost { Image(systemName: "star").symbolEffect(.scale.up) }
    #expect(played(by: large)?.rest == Pose(transforms: [.scale(x: 1.1, y: 1.1)]))
    let absent = TestHost { Image(systemName: "star").symbolEffect(.disappear) }
    #expect(played(by: absent)?.rest.opacity == 0)
  }

  @Test("A symbol that is drawn on or off is hidden while the effect is active")
  func drawing() {
    for isActive in [true, false] {
      let on = TestHost { Image(systemName: "wind").symbolEffect(.drawOn, isActive: isActive) }
      #expect(played(by: on)?.rest.opacity == (isActive ? 0 : 1))
      let off = TestHost {
        Image(systemName: "wind").symbolEffect(.drawOff.byLayer.reversed, isActive: isActive)
      }
      #expect(played(by: off)?.rest.opacity == (isActive ? 0 : 1))
    }
  }
}
