import Foundation
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Texts that an app draws", .viewsEnd) struct TextRendererTests {
  /// Keeps the last layout that a renderer was asked to draw.
  final class Log {
    var layout: Text.Layout?
    var bounds: CGRect?
  }

  /// Draws each letter, lower by a distance that grows with its index.
  struct Stairs: TextRenderer {
    var step: Double
    var log = Log()
    var room = EdgeInsets()

    var animatableData: Double {
      get { step }
      set { step = newValue }
    }

    var displayPadding: EdgeInsets { room }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      log.layout = layout
      log.bounds = context.clipBoundingRect
      for (index, slice) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
        var copy = context
        copy.translateBy(x: 0, y: step * Double(index))
        copy.opacity = step > 10 ? 0.5 : 1
        copy.draw(slice, options: .disablesSubpixelQuantization)
      }
    }
  }

  /// Draws whole lines, the last one first.
  struct Backwards: TextRenderer {
    var log = Log()

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      log.layout = layout
      for line in layout.reversed() { context.draw(line) }
    }
  }

  struct Emphasis: TextAttribute, Equatable {
    var strength = 1
  }

  private func letters(_ host: TestHost) -> [CanvasLetters] {
    host.all(.canvas).flatMap(\.drawings).compactMap {
      if case .letters(let letters, _) = $0 { letters } else { nil }
    }
  }

  @Test("A renderer draws the letters of a text one by one, where the host has set them")
  func letters() {
    let host = TestHost { Text("Hi you").textRenderer(Stairs(step: 2)) }
    let letters = letters(host)
    // A space is a slice, of which nothing is drawn.
    #expect(letters.map(\.words) == ["H", "i", "y", "o", "u"])
    #expect(letters.map(\.transform.y) == [0, 2, 6, 8, 10])
    let edges = letters.map(\.origin.x)
    #expect(edges == edges.sorted() && edges[0] == 0)
    #expect(Set(letters.map(\.origin.y)).count == 1)
    #expect(host.text("Hi you").exists)
  }

  @Test("Without a renderer there is no drawing")
  func none() {
    #expect(TestHost { Text("Hi") }.all(.canvas).isEmpty)
    #expect(TestHost { Text("").textRenderer(Backwards()) }.all(.canvas).isEmpty)
  }

  @Test("What is drawn first is behind")
  func order() {
    let host = TestHost(size: CGSize(width: 100, height: 400)) {
      Text("one two three four five six").textRenderer(Backwards())
    }
    let letters = letters(host)
    let baselines = letters.map(\.origin.y)
    #expect(letters.count > 1)
    #expect(baselines == baselines.sorted(by: >))
    #expect(letters.reversed().map(\.words).joined(separator: " ") == "one two three four five six")
  }

  @Test("The nearest renderer draws the texts in a view")
  func nearest() {
    let host = TestHost {
      VStack {
        Text("a")
        Text("b").textRenderer(Backwards())
      }
      .textRenderer(Stairs(step: 20))
    }
    let looks = host.all(.canvas).flatMap(\.drawings).map { drawing -> Double in
      if case .letters(_, let look) = drawing { look.opacity } else { -1 }
    }
    #expect(looks == [0.5, 1])
  }

  @Test("A layout has lines with baselines, and lines have bounds around their runs")
  func lines() throws {
    let log = Log()
    _ = TestHost(size: CGSize(width: 100, height: 400)) {
      Text("one two three four five six").textRenderer(Backwards(log: log))
    }
    let layout = try #require(log.layout)
    #expect(layout.count > 1)
    #expect(!layout.isTruncated)
    for (line, next) in zip(layout, layout.dropFirst()) {
      #expect(line.origin.y < next.origin.y)
      #expect(line.typographicBounds.rect.maxY <= next.typographicBounds.rect.minY + 0.01)
    }
    let bounds = layout[0].typographicBounds
    #expect(bounds.width > 0 && bounds.width <= 100)
    #expect(bounds.ascent > bounds.descent && bounds.descent > 0 && bounds.leading == 0)
    #expect(bounds.rect.minY == bounds.origin.y - bounds.ascent)
    #expect(Text.Layout.TypographicBounds().rect == .zero)
  }

  @Test("A run is a collection of slices, which know their characters")
  func slices() throws {
    let log = Log()
    _ = TestHost { Text("a\(Text("👩‍🚀b").bold())").textRenderer(Backwards(log: log)) }
    let line = try #require(log.layout?.first)
    #expect(line.map(\.count) == [1, 2])
    let run = line[1]
    #expect(run.layoutDirection == .leftToRight)
    #expect(run[0].characterIndices == [run.characterIndices[0]])
    #expect(line[0].characterIndices[0].distance(to: run.characterIndices[0]) == 1)
    #expect(run.characterIndices[0].distance(to: run.characterIndices[1]) == 5)
    let whole = Text.Layout.RunSlice(run: run, indices: 0..<2)
    #expect(whole.typographicBounds == run.typographicBounds)
    #expect(whole.count == 2 && whole[1] == run[1])
    #expect(Text.Layout.RunSlice(run: run, indices: 1..<9).indices == 1..<2)
    #expect(run[1].typographicBounds.origin.x >= run[0].typographicBounds.rect.maxX - 0.01)
  }

  @Test("Attributes are those of the part of a text that has them")
  func attributes() throws {
    let log = Log()
    let strong = Text("light").customAttribute(Emphasis(strength: 2)).bold()
    _ = TestHost {
      Text("Made of \(strong)").customAttribute(Emphasis()).textRenderer(Backwards(log: log))
    }
    let runs = try #require(log.layout?.first)
    #expect(runs.map { $0[Emphasis.self]?.strength } == [1, 2])
    #expect(runs[1][0][Emphasis.self] == Emphasis(strength: 2))
    // Parts that differ in their attributes alone are runs of their own.
    let twin = Text("a") + Text("b").customAttribute(Emphasis()) + Text("c")
    _ = TestHost { twin.textRenderer(Backwards(log: log)) }
    #expect(log.layout?.first?.map { $0[Emphasis.self] } == [nil, Emphasis(), nil])
    #expect(Text("a").customAttribute(Emphasis()) == Text("a").customAttribute(Emphasis()))
    #expect(Text("a").customAttribute(Emphasis()) != Text("a"))
  }

  @Test("Letters have the styles of their run")
  func styles() {
    let host = TestHost {
      (Text("a").foregroundStyle(.red).bold() + Text("b")).textRenderer(Backwards())
    }
    #expect(letters(host).map(\.styles) == [[.foreground(.color(.red)), .weight(.bold)], []])
  }

  @Test("The room around a text is part of the drawing")
  func padding() throws {
    let log = Log()
    let room = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let host = TestHost { Text("Hi").textRenderer(Stairs(step: 0, log: log, room: room)) }
    let bounds = try #require(log.bounds)
    let text = host.text("Hi").frame
    #expect(bounds.origin == CGPoint(x: -2, y: -1))
    #expect(abs(bounds.width - text.width - 6) < 1 && abs(bounds.height - text.height - 4) < 1)
  }

  @Test("A text that is cut says so")
  func truncated() throws {
    let log = Log()
    _ = TestHost(size: CGSize(width: 100, height: 400)) {
      Text("one two three four five six").lineLimit(1).textRenderer(Backwards(log: log))
    }
    let layout = try #require(log.layout)
    #expect(layout.count == 1 && layout.isTruncated)
  }

  struct Changing: View {
    var animation: Animation?
    @State private var words = "one"
    @State private var step = 0.0
    var body: some View {
      Button("Words") { words = "three" }
      Button("Step") { withAnimation(animation) { step = 4 } }
      Text(verbatim: words).textRenderer(Stairs(step: step))
    }
  }

  @Test("A text that changes, or gets another place for its lines, is drawn anew")
  func change() async {
    let host = TestHost { Changing() }
    #expect(drawnWords(host) == "one")
    await host.button("Words").tap()
    #expect(drawnWords(host) == "three")
    let wide = TestHost { Text("one two three four").textRenderer(Backwards()) }
    #expect(letters(wide).count == 1)
    await wide.resize(to: CGSize(width: 80, height: 400))
    #expect(letters(wide).count > 1)
  }

  private func drawnWords(_ host: TestHost) -> String {
    letters(host).filter { $0.origin.y > 0 && $0.transform.y >= 0 }.map(\.words).joined()
  }

  @Test("Lines of a different text aren't drawn, and impossible ones are refused")
  func otherText() throws {
    let graph = ViewGraph { Text("Hi").textRenderer(Backwards()) }
    _ = graph.update()
    let text = try #require(graph.root.children.first)
    let clusters = [TypesetText.Cluster(offset: 0, length: 2, x: 0, width: 10)]
    func report(_ digest: UInt32, _ clusters: [TypesetText.Cluster], run: Int = 0) -> UserEvent {
      let run = TypesetText.Run(run, ascent: 8, descent: 2, clusters: clusters)
      return UserEvent(
        text.id,
        .typeset(
          TypesetText(
            [.init(baseline: 8, runs: [run])], size: CGSize(width: 10, height: 10), digest: digest)
        ))
    }
    func drawings() -> Int {
      _ = graph.update()
      return text.children.count { $0.role == .canvas }
    }
    let digest = TypesetText.digest(of: ["Hi"])
    try graph.perform(report(digest &+ 1, clusters))
    #expect(drawings() == 0)
    try graph.perform(report(digest, clusters, run: 1))
    #expect(drawings() == 0)
    try graph.perform(report(digest, [.init(offset: 1, length: 2, x: 0, width: 1)]))
    #expect(drawings() == 0)
    try graph.perform(report(digest, clusters))
    #expect(drawings() == 1)
    for cluster in [
      TypesetText.Cluster(offset: -1, length: 1, x: 0, width: 1),
      .init(offset: 0, length: 0, x: 0, width: 1), .init(offset: 0, length: 1, x: 1e300, width: 1),
      .init(offset: 0, length: 1, x: 0, width: -1), .init(offset: 0, length: 1, x: .nan, width: 1),
    ] {
      #expect(throws: EventRefusal.self) { try graph.perform(report(digest, [cluster])) }
    }
    let many = (0...TypesetText.maximumCount).map {
      TypesetText.Cluster(offset: $0, length: 1, x: 0, width: 1)
    }
    #expect(throws: EventRefusal.self) { try graph.perform(report(digest, many)) }
    #expect(drawings() == 1)
  }

  @Test("A change with an animation is drawn in states between, which the host plays")
  func animation() async throws {
    let host = TestHost { Changing(animation: .linear(duration: 1)) }
    await host.button("Step").tap()
    let letters = letters(host).filter { $0.words != "S" }
    #expect(letters.map(\.transform.y) == [0, 4, 8])
    #expect(letters[0].motion == nil)
    let motion = try #require(letters[2].motion)
    #expect(motion.duration == 1 && motion.repetitions == 1)
    #expect(motion.frames.first?.transform.y == 0)
    #expect(motion.frames.last?.transform.y == 8)
    let middle = try #require(motion.frames.first { $0.offset >= 0.5 })
    #expect(abs(middle.transform.y - 4) < 0.01)
    await host.advance(by: .seconds(1))
  }

  @Test("A change without an animation has no states between")
  func noAnimation() async {
    let host = TestHost { Changing() }
    await host.button("Step").tap()
    #expect(letters(host).map(\.transform.y) == [0, 4, 8])
    #expect(letters(host).allSatisfy { $0.motion == nil })
  }

  struct Appearing: View {
    @State private var step = 0.0
    var body: some View {
      Text("abc").textRenderer(Stairs(step: step)).onAppear {
        withAnimation(.easeOut(duration: 2).delay(1)) { step = 4 }
      }
    }
  }

  @Test("An animation that begins before the lines are known begins with them, after its delay")
  func animationBeforeLines() async throws {
    let host = TestHost { Appearing() }
    await host.settle()
    let motion = try #require(letters(host).last?.motion)
    #expect(motion.duration == 3 && motion.delay == 0)
    #expect(motion.frames.map(\.offset) == motion.frames.map(\.offset).sorted())
    let start = try #require(motion.frames.last { $0.transform.y == 0 })
    #expect(abs(start.offset - 1.0 / 3) < 0.01)
    await host.advance(by: .seconds(3))
  }

  @Test("What was played is no part of the drawing any more")
  func animationEnds() async {
    let host = TestHost { Changing(animation: .linear(duration: 1)) }
    await host.button("Step").tap()
    await host.advance(by: .milliseconds(900))
    #expect(letters(host).contains { $0.motion != nil })
    await host.advance(by: .milliseconds(100))
    #expect(letters(host).allSatisfy { $0.motion == nil })
    #expect(letters(host).map(\.transform.y) == [0, 4, 8])
  }

  /// Draws the second half of its life only.
  struct Late: TextRenderer {
    var progress: Double
    var animatableData: Double {
      get { progress }
      set { progress = newValue }
    }
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      if progress >= 0.5 { for line in layout { context.draw(line) } }
    }
  }

  struct Fading: View {
    let animation: Animation
    @State private var progress = 0.0
    var body: some View {
      Button("Show") { withAnimation(animation) { progress = 1 } }
      Button("Hide") { withAnimation(animation) { progress = 0 } }
      Text("abc").textRenderer(Late(progress: progress))
    }
  }

  @Test("Letters that a state doesn't draw are transparent in it")
  func absent() async throws {
    let host = TestHost { Fading(animation: .linear(duration: 1)) }
    #expect(letters(host).isEmpty)
    await host.button("Show").tap()
    let shown = try #require(letters(host).first?.motion)
    #expect(shown.frames.first?.opacity == 0 && shown.frames.last?.opacity == 1)
    await host.advance(by: .seconds(1))
    await host.button("Hide").tap()
    let hidden = try #require(letters(host).first?.motion)
    #expect(hidden.frames.first?.opacity == 1 && hidden.frames.last?.opacity == 0)
    await host.advance(by: .seconds(1))
    #expect(letters(host).isEmpty)
  }

  @Test("An endless animation repeats")
  func endless() async throws {
    let host = TestHost { Fading(animation: .linear(duration: 1).repeatForever()) }
    await host.button("Show").tap()
    let motion = try #require(letters(host).first?.motion)
    #expect(motion.repetitions == .infinity && motion.autoreverses)
  }

  /// Lets the letters of what is inserted go down.
  struct Descent: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.textRenderer(Stairs(step: phase.isIdentity ? 4 : 0)).opacity(1)
    }
  }

  struct Entering: View {
    var animation: Animation?
    @State private var isShown = false
    var body: some View {
      Button("Show") { withAnimation(animation) { isShown = true } }
      if isShown { Text("abc").transition(Descent()) }
    }
  }

  @Test("The renderer of a transition draws the text, which moves when it is inserted")
  func transition() async throws {
    let host = TestHost { Entering(animation: .linear(duration: 1)) }
    await host.button("Show").tap()
    #expect(letters(host).map(\.transform.y) == [0, 4, 8])
    let motion = try #require(letters(host).last?.motion)
    #expect(motion.frames.first?.transform.y == 0 && motion.frames.last?.transform.y == 8)
    await host.advance(by: .seconds(1))
    let still = TestHost { Entering() }
    await still.button("Show").tap()
    #expect(letters(still).map(\.transform.y) == [0, 4, 8])
    #expect(letters(still).allSatisfy { $0.motion == nil })
  }

  struct Declared: View {
    let isStill: Bool
    @State private var step = 0.0
    var body: some View {
      Button("Step") { step = 4 }
      Text("abc").textRenderer(Stairs(step: step))
        .animation(.linear(duration: 1), value: step)
        .transaction { if isStill { $0.animation = nil } }
      Text("abc").textRenderer(Stairs(step: step))
    }
  }

  @Test("The animation is the one that is in force at the text")
  func animationInForce() async {
    let host = TestHost { Declared(isStill: false) }
    await host.button("Step").tap()
    let motions = letters(host).filter { $0.words == "c" }.map { $0.motion != nil }
    #expect(motions == [true, false])
    await host.advance(by: .seconds(1))
  }
}
