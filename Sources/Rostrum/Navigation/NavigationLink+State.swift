import RostrumViews

extension NavigationLink where Destination == Never {
  /// Makes a link that puts state on the path of the stack; without state it is disabled.
  ///
  /// ```swift
  /// NavigationLink(state: AppFeature.Path.State.detail(DetailFeature.State(item: item))) {
  ///   Text(item.title)
  /// }
  /// ```
  ///
  /// The stack around it is a `NavigationStack(path:root:destination:)` whose path holds states of
  /// the same type; a link in another stack is reported when it is followed.
  ///
  /// - Parameters:
  ///   - state: The state of the screen.
  ///   - label: What the link shows.
  public init<State>(state: State?, @ViewBuilder label: () -> Label) {
    self.init(value: state.map { LinkState($0) }, label: label)
  }

  /// Makes a link that puts state on the path of the stack.
  ///
  /// - Parameters:
  ///   - titleKey: What the link says.
  ///   - state: The state of the screen.
  public init<State>(_ titleKey: LocalizedStringKey, state: State?) where Label == Text {
    self.init(state: state) { Text(titleKey) }
  }

  /// Makes a link that puts state on the path of the stack.
  ///
  /// - Parameters:
  ///   - title: What the link says.
  ///   - state: The state of the screen.
  @_disfavoredOverload
  public init<S: StringProtocol, State>(_ title: S, state: State?) where Label == Text {
    self.init(state: state) { Text(verbatim: String(title)) }
  }
}

/// The state that a link pushes; two are equal when they are the same object, since state need not
/// be comparable.
final class LinkState<State>: Hashable {
  let state: State

  init(_ state: State) {
    self.state = state
  }

  static func == (lhs: LinkState, rhs: LinkState) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
