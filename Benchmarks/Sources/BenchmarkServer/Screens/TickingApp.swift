import Rostrum

/// A count that a timer raises five times a second beside values that stay, and a counter of the
/// view's own.
///
/// The count isn't shown: what a tick costs is the change of the state, and its storage.
struct TickingApp<Length: TickingLength>: App {
  @State private var store = Store(initialState: Ticking.State(rows: Length.rows)) { Ticking() }

  var body: some Scene {
    WindowGroup { TickingView(store: store) }
  }
}

/// How much stays.
protocol TickingLength {
  static var rows: [String] { get }
}

enum TickingLengths {
  /// 200 bytes.
  enum Short: TickingLength {
    static let rows = [String(repeating: "n", count: 200)]
  }

  /// 50,000 texts, which are 5 MB.
  enum Long: TickingLength {
    static let rows = (0..<50_000).map { "row \($0): " + String(repeating: ".", count: 85) }
  }
}

@Reducer
struct Ticking {
  @ObservableState
  struct State: Codable, Equatable {
    var rows: [String]
    var count = 10_000
  }

  enum Action {
    case task
    case tick
  }

  @Dependency(\.continuousClock) private var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        return .run { [clock] send in
          for await _ in clock.timer(interval: .milliseconds(200)) { await send(.tick) }
        }
      case .tick:
        state.count += 1
        // A row that changes copies the rows that are being encoded, which is the worst case.
        if state.rows.count > 1 { state.rows[state.count % state.rows.count] += "." }
        return .none
      }
    }
  }
}

private struct TickingView: View {
  let store: StoreOf<Ticking>
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("\(taps)")
      Button("Plus") { taps += 1 }
    }
    .task { await store.send(.task).finish() }
  }
}
