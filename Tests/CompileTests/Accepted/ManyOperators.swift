import Rostrum

@Reducer struct Child {
  @ObservableState struct State: Equatable {}
  enum Action { case tapped }
}

@Reducer struct Parent {
  @ObservableState struct State {
    var one: Child.State?
    var two: Child.State?
    var three: Child.State?
    var four: Child.State?
    var five: Child.State?
    var six: Child.State?
    var seven: Child.State?
    var eight: Child.State?
    var nine: Child.State?
    var ten: Child.State?
  }
  enum Action {
    case one(Child.Action)
    case two(Child.Action)
    case three(Child.Action)
    case four(Child.Action)
    case five(Child.Action)
    case six(Child.Action)
    case seven(Child.Action)
    case eight(Child.Action)
    case nine(Child.Action)
    case ten(Child.Action)
  }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifLet(\.one, action: \.one) { Child() }
      .ifLet(\.two, action: \.two) { Child() }
      .ifLet(\.three, action: \.three) { Child() }
      .ifLet(\.four, action: \.four) { Child() }
      .ifLet(\.five, action: \.five) { Child() }
      .ifLet(\.six, action: \.six) { Child() }
      .ifLet(\.seven, action: \.seven) { Child() }
      .ifLet(\.eight, action: \.eight) { Child() }
      .ifLet(\.nine, action: \.nine) { Child() }
      .ifLet(\.ten, action: \.ten) { Child() }
  }
}
