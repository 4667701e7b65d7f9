import Observation
import RostrumScenes
import RostrumViews
import Testing

@MainActor
@Suite("Updates that would never end")
struct EndlessUpdateTests {
  @Observable final class Model {
    var first = 0
    var second = 0
  }

  /// Whether an update was reported that was stopped at a view.
  private func stops<V: View>(
    at type: V.Type, _ body: () throws -> Void
  ) rethrows {
    let words = "An update of the views does not end and was stopped: \"\(type)\""
    try withKnownIssue {
      try body()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix(words) }
    }
  }

  @Test("A body that sets the state that it reads is stopped, and accepts taps afterwards")
  func body() throws {
    struct Reading: View {
      @State var count = 0
      @State var taps = 0
      var body: some View {
        let now = count
        count = now + 1
        return Press("\(taps) taps") { taps += 1 }
      }
    }
    var stage: Stage?
    stops(at: Reading.self) { stage = Stage { Reading() } }
    // NB: It is reported once for each type of view.
    try stage?.tap("0 taps")
    try stage?.tap("1 taps")
    #expect(stage?["2 taps"] != nil)
  }

  @Test("Two actions that change each other's value are stopped, and other buttons still work")
  func pingPong() throws {
    struct Players: View {
      @State var ball = 0
      @State var racket = 0
      @State var taps = 0
      var body: some View {
        Press("\(taps) taps") { taps += 1 }
          .onChange(of: ball) { racket += 1 }
          .onChange(of: racket) { ball += 1 }
        Press("serve") { ball += 1 }
      }
    }
    let stage = Stage { Players() }
    try stops(at: Players.self) { try stage.tap("serve") }
    try stage.tap("0 taps")
    #expect(stage["1 taps"] != nil)
  }

  @Test("Two views whose bodies set each other's state are stopped")
  func twoViews() throws {
    struct Writer: View {
      let model: Model
      let isFirst: Bool
      var body: some View {
        if isFirst { model.second = model.first + 1 } else { model.first = model.second + 1 }
        return Text(verbatim: isFirst ? "first" : "second")
      }
    }
    struct Screen: View {
      let model: Model
      @State var taps = 0
      var body: some View {
        Writer(model: model, isFirst: true)
        Writer(model: model, isFirst: false)
        Press("\(taps) taps") { taps += 1 }
      }
    }
    var stage: Stage?
    stops(at: Writer.self) { stage = Stage { Screen(model: Model()) } }
    try stage?.tap("0 taps")
    #expect(stage?["1 taps"] != nil)
  }

  private struct WidthKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test("A preference whose action changes the preference is stopped")
  func preference() throws {
    struct Measuring: View {
      @State var width = 1
      var body: some View {
        Press("reset") { width = 0 }
          .preference(key: WidthKey.self, value: width)
          .onPreferenceChange(WidthKey.self) { width = $0 + 1 }
      }
    }
    var stage: Stage?
    stops(at: Measuring.self) { stage = Stage { Measuring() } }
    try stage?.tap("reset")
  }

  @Test("Views that replace each other when they appear are stopped")
  func appear() throws {
    struct Blinking: View {
      @State var isOn = true
      @State var taps = 0
      var body: some View {
        if isOn {
          Text(verbatim: "on").onAppear { isOn = false }
        } else {
          Text(verbatim: "off").onAppear { isOn = true }
        }
        Press("\(taps) taps") { taps += 1 }
      }
    }
    var stage: Stage?
    stops(at: Blinking.self) { stage = Stage { Blinking() } }
    try stage?.tap("0 taps")
    #expect(stage?["1 taps"] != nil)
  }

  @Test("A view that shows another copy of itself each time one appears is stopped")
  func growth() throws {
    struct Growing: View {
      @State var hasMore = false
      var body: some View {
        Text(verbatim: "one").onAppear { hasMore = true }
        if hasMore { AnyView(Growing()) }
      }
    }
    withKnownIssue {
      let graph = ViewGraph { Growing() }
      graph.tearDown()
      #expect(graph.liveNodeCount == 0)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("a view that contains itself") }
    }
  }

  struct Paging: View {
    let count: Int
    @State private var loaded = 50
    @State private var taps = 0
    var body: some View {
      Press("\(taps) taps") { taps += 1 }
      ForEach(0..<loaded, id: \.self) { row in
        Text(verbatim: "\(row)")
          .onAppear { if row == loaded - 1, loaded < count { loaded += 50 } }
      }
    }
  }

  @Test("Rows that add others when they appear are stopped, and the issue names their view")
  func rows() throws {
    var stage: Stage?
    withKnownIssue {
      stage = Stage { Paging(count: .max) }
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix(
          "The rows of a \"ForEach\" in \"\(Paging.self)\" add others each time that rows appear")
      }
    }
    try stage?.tap("0 taps")
    #expect(stage?["1 taps"] != nil)
    let texts = stage?.graph.root.children.count ?? 0
    #expect((500..<3000).contains(texts))
  }

  @Test("Rows that add others until all are there aren't stopped")
  func allRows() {
    let stage = Stage { Paging(count: 500) }
    #expect(stage["499"] != nil && stage["500"] == nil)
  }

  @Test("An alert whose title changes whenever it is read is stopped")
  func question() throws {
    struct Asking: View {
      @State var count = 0
      var body: some View {
        Text(verbatim: "a").alert(
          title, isPresented: .constant(true), actions: { Press("OK \(count)") {} })
      }
      private var title: String {
        let now = count
        count = now + 1
        return "\(now)"
      }
    }
    var stage: Stage?
    stops(at: Asking.self) { stage = Stage { Asking() } }
    #expect(stage?.first(.alert) != nil)
  }

  @Test("A view that settles after many rounds isn't stopped")
  func countdown() {
    struct Countdown: View {
      @State var count = 60
      var body: some View {
        Text(verbatim: "\(count)")
          .onChange(of: count, initial: true) { if count > 0 { count -= 1 } }
      }
    }
    #expect(Stage { Countdown() }.tree == #"text "0""#)
  }

  @Test("A model that a stopped view reads updates the view again later")
  func goesOn() throws {
    struct Counter: View {
      let model: Model
      var body: some View {
        Text(verbatim: "\(model.first)")
          .onChange(of: model.first) { if model.first < 1_000 { model.first += 1 } }
      }
    }
    struct Screen: View {
      let model: Model
      var body: some View {
        Counter(model: model)
        Press("start") { model.first = 1 }
        Press("stop") { model.first = 5_000 }
      }
    }
    let stage = Stage { Screen(model: Model()) }
    try stops(at: Counter.self) { try stage.tap("start") }
    try stage.tap("stop")
    #expect(stage["5000"] != nil)
  }

  @Test("A view that contains itself endlessly shows nothing at some depth, and is reported")
  func recursion() {
    struct Mirror: View {
      var body: AnyView { AnyView(Column { Mirror() }) }
    }
    withKnownIssue {
      let graph = ViewGraph { Mirror() }
      graph.tearDown()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("a view that contains itself") }
    }
  }
}
