import Rostrum

@ViewAction(for: Viewed.self)  // error: '@ViewAction' requires 'StorelessView' to have a 'store'
struct StorelessView {}

@Reducer struct Viewed {
  enum Action: ViewAction {
    case view(View)
    @CasePathable enum View { case tapped }
  }
}
