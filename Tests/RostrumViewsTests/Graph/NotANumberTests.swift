import Observation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

/// Views that react to a value that doesn't equal itself, and change state by that.
@MainActor
@Suite("Values that aren't numbers", .viewsEnd)
struct NotANumberTests {
  struct Length: Hashable, Sendable {
    var name: String
    var value = Double.nan
  }

  /// Counts updates, which nothing that is in front holds up.
  @Observable final class Updates {
    var count = 0
  }

  /// Shows what a number of updates makes of values that are made anew each time.
  struct Again<Content: View>: View {
    let updates: Updates
    @ViewBuilder let content: @MainActor (Int, @escaping @MainActor () -> Void) -> Content
    @State private var calls = 0
    var body: some View {
      content(updates.count) { calls += 1 }
      Text(verbatim: "\(calls) calls")
    }
  }

  /// Checks how often a view reacts at first, and that it doesn't react to updates.
  private func check<Content: View>(
    calls: Int, _ location: SourceLocation = #_sourceLocation,
    @ViewBuilder _ content: @escaping @MainActor (Int, @escaping @MainActor () -> Void) -> Content
  ) {
    let updates = Updates()
    let stage = Stage { Again(updates: updates, content: content) }
    for _ in 0..<3 {
      stage.update(sourceLocation: location)
      #expect(stage["\(calls) calls"] != nil, sourceLocation: location)
      updates.count += 1
      stage.update(sourceLocation: location)
      let isAnimated = stage.mutations.contains { if case .animate = $0 { true } else { false } }
      #expect(!isAnimated, sourceLocation: location)
    }
  }

  /// Checks all that reacts to changes of a value.
  private func checkAll<Value: Hashable>(_ make: @escaping @MainActor () -> Value) {
    check(calls: 1) { _, call in Text("a").onChange(of: make(), initial: true, call) }
    check(calls: 0) { _, _ in Text("a").animation(.default, value: make()) }
    check(calls: 1) { _, call in Text("a").onAppear(perform: call).id(make()) }
    check(calls: 1) { _, call in
      ForEach([make()], id: \.self) { _ in Text("a").onAppear(perform: call) }
    }
    check(calls: 1) { _, call in
      LazyVStack { ForEach([make()], id: \.self) { _ in Text("a").onAppear(perform: call) } }
    }
    check(calls: 1) { _, call in
      List { ForEach([make()], id: \.self) { _ in Text("a").onAppear(perform: call) } }
    }
    check(calls: 1) { _, call in
      Text("a").sheet(item: .constant(Item(id: make()))) { _ in Text("b").onAppear(perform: call) }
    }
    check(calls: 1) { _, call in
      TabView(selection: .constant(make())) {
        Tab("a", systemImage: "star", value: make()) { Text("b").onAppear(perform: call) }
      }
    }
    check(calls: 0) { _, _ in
      Picker("a", selection: .constant(make())) { Text("b").tag(make()) }
    }
    check(calls: 0) { _, _ in
      ScrollView { Text("a").id(make()) }.scrollPosition(id: .constant(make()))
    }
  }

  /// Checks a screen of a stack, whose type is the one of the value in an optional or `AnyHashable`.
  private func checkScreen<Value: Hashable>(_ make: @escaping @MainActor () -> Value) {
    check(calls: 1) { _, call in
      NavigationStack(path: .constant([make()])) {
        Text("a").navigationDestination(for: Value.self) { _ in Text("b").onAppear(perform: call) }
      }
    }
  }

  struct Item<ID: Hashable>: Identifiable {
    let id: ID
  }

  @Test("No view that reacts to a number that isn't one reacts to it without end")
  func numbers() {
    checkAll { Double.nan }
    checkScreen { Double.nan }
    checkAll { Double?.some(.nan) }
  }

  @Test("No view that reacts to a value with what isn't a number reacts to it without end")
  func parts() {
    let names = ["a long name ", "that is made anew each time"]
    checkAll { Length(name: names.joined()) }
    checkScreen { Length(name: names.joined()) }
    checkAll { [Length(name: names.joined())] }
    checkAll { AnyHashable(Length(name: names.joined())) }
  }

  @Test("A task isn't started again for what isn't a number")
  func tasks() async {
    let (starts, start) = AsyncStream<Void>.makeStream()
    let updates = Updates()
    let stage = Stage {
      Again(updates: updates) { _, _ in
        Text("a").task(id: Double.nan) {
          start.finish()
          for await _ in AsyncStream<Void>.makeStream().stream {}
        }
      }
    }
    for await _ in starts {}
    for _ in 0..<3 {
      updates.count += 1
      stage.update()
      #expect(stage.graph.waitingTaskCount == 0)
    }
    #expect(stage.graph.liveTaskCount == 1)
  }

  @Test("Changes beside what isn't a number, from it and to it are changes")
  func changes() {
    changes([
      Length(name: "a"), Length(name: "b"), Length(name: "b"), Length(name: "b", value: 1),
    ])
    changes([1, .nan, .nan, 2])
  }

  private func changes<Value: Hashable>(_ values: [Value]) {
    let log = Log()
    let updates = Updates()
    let stage = Stage {
      Again(updates: updates) { index, _ in
        Text("a").onChange(of: values[index]) { log("changed") }
      }
    }
    for count in [1, 1, 2] {
      updates.count += 1
      stage.update()
      #expect(log.lines.count == count)
    }
  }

  @Test("A state that is set to what it is, though that isn't a number, doesn't change")
  func states() throws {
    struct Setting: View {
      let counter: Counter
      @State private var length = Length(name: "a")
      var body: some View {
        counter.count("body")
        Press("set") { length = Length(name: "a") }
        Text(verbatim: length.name)
      }
    }
    let counter = Counter()
    let stage = Stage { Setting(counter: counter) }
    try stage.tap("set")
    #expect(counter["body"] == 1)
  }

  @Test("What a view makes of its geometry may be no number")
  func geometry() async {
    struct Measuring: View {
      @State private var calls = 0
      var body: some View {
        Text("a").onGeometryChange(for: [Double].self) { _ in
          [.nan]
        } action: { _ in
          calls += 1
        }
        Text(verbatim: "\(calls) calls")
      }
    }
    let host = TestHost { Measuring() }
    await host.settle()
    #expect(host.text("1 calls").exists)
  }

  @Test("A choice that isn't a number can be left")
  func choices() async {
    struct Choosing: View {
      @State private var length = Double.nan
      var body: some View {
        Picker("Length", selection: $length) {
          Text("None").tag(Double.nan)
          Text("One").tag(1.0)
        }
        Text(verbatim: "\(length)")
      }
    }
    let host = TestHost { Choosing() }
    await host.picker("Length").select("One")
    #expect(host.text("1.0").exists)
    await host.picker("Length").select("None")
    #expect(host.text("nan").exists)
  }
}
