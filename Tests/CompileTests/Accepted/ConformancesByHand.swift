import Rostrum

@Reducer struct Named: Reducer {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action { case up }

  var body: some Reducer<State, Action> { EmptyReducer() }
}

@Reducer struct Working: Reducer, Sendable {
  struct State {}
  enum Action { case up }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

@ObservableState struct Observed: ObservableState { var count = 0 }

@CasePathable enum Declared: CasePathable { case none, some(Int) }

@CasePathable enum HandWritten {
  case none, some(Int)

  struct AllCasePaths: Sendable {
    var some: AnyCasePath<HandWritten, Int> {
      AnyCasePath(
        embed: { .some($0) },
        extract: { if case .some(let value) = $0 { value } else { nil } })
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

enum WithoutMacro: CasePathable {
  case some(Int)

  struct AllCasePaths {
    var some: AnyCasePath<WithoutMacro, Int> {
      AnyCasePath(
        embed: { .some($0) }, extract: { if case .some(let value) = $0 { value } else { nil } })
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

let declared: CaseKeyPath<Declared, Int> = \.some
let handWritten: CaseKeyPath<HandWritten, Int> = \.some
let withoutMacro: CaseKeyPath<WithoutMacro, Int> = \.some
