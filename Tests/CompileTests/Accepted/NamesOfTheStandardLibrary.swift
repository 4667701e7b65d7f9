import Rostrum

// Generated code names the standard library's types in full.
@Reducer struct Reader {
  struct Sendable {}
  struct Void {}
  @ObservableState struct State {
    var string: String?
    struct String {}
  }
  enum Action {
    case tapped
    case read(Void)
  }
}
