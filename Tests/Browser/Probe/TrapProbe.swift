import Rostrum

/// A form with buttons that end the process by a trap, in a turn and outside of one, for `test_restart.py` and
/// `Tests/Chaos`.
struct TrapProbe: View {
  @State private var text = ""
  @State private var store = Store(initialState: Trap.State()) { Trap() }

  var body: some View {
    Text(verbatim: "text=\(text)")
    TextField("Text", text: $text)
    Button("Trap") { text = Trap.end() }
    Button("Trap in a task") {
      Task {
        await Task.yield()
        text = Trap.end()
      }
    }
    Button("Trap in an effect") { store.send(.start) }
  }
}

@Reducer
struct Trap {
  struct State: Equatable {}

  enum Action {
    case start
    case end(String)
  }

  @Dependency(\.continuousClock) private var clock

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .start:
        .run { [clock] send in
          try await clock.sleep(for: .milliseconds(50))
          await send(.end(Self.end()))
        }
      case .end: .none
      }
    }
  }

  /// Ends the process.
  static func end() -> String {
    let words: [String] = []
    return words[words.count]
  }
}
