import RostrumCases
import RostrumCore

typealias TenLevels =
  Level<Level<Level<Level<Level<Level<Level<Level<Level<Level<TenThousand>>>>>>>>>>

extension TenLevels {
  static var innermost: Action {
    .child(.child(.child(.child(.child(.child(.child(.child(.child(.child(.count))))))))))
  }
}

/// Ten values side by side.
struct Tenfold<Value> {
  var a, b, c, d, e, f, g, h, i, j: Value

  init(_ value: Value) {
    (a, b, c, d, e, f, g, h, i, j) = (
      value, value, value, value, value, value, value, value, value, value
    )
  }
}

extension Tenfold: Sendable where Value: Sendable {}

/// A feature with ten thousand fields.
struct TenThousand: StartingReducer {
  struct State: Starting {
    var field = Tenfold(Tenfold(Tenfold(Tenfold(0))))
  }
  @CasePathable enum Action { case count }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.field.a.a.a.a += 1
    return .none
  }
}

/// A feature around another.
struct Level<Child: StartingReducer>: StartingReducer {
  struct State: Starting {
    var child = Child.State()
  }
  @CasePathable enum Action { case child(Child.Action) }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Child() }
  }
}

protocol Starting: Sendable {
  init()
}

protocol StartingReducer: Reducer where State: Starting {
  init()
}
