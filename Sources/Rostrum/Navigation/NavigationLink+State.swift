import RostrumScenes

extension NavigationLink where Destination == Never {
  /// Creates a link that pushes state onto the enclosing stack's path.
  ///
  /// Without state it is disabled.
  ///
  /// ```swift
  /// NavigationLink(state: AppFeature.Path.State.detail(DetailFeature.State(item: item))) {
  ///   Text(item.title)
  /// }
  /// ```
  ///
  /// The enclosing stack must be a `NavigationStack(path:root:destination:)` whose path has
  /// elements of the same type. Following a link in any other stack is reported as an issue.
  ///
  /// - Parameters:
  ///   - state: The state of the screen to push.
  ///   - label: The link's label.
  public init<State>(state: State?, @ViewBuilder label: () -> Label) {
    self.init(value: state.map { LinkState($0) }, label: label)
  }

  /// Creates a link with a text label that pushes state onto the enclosing stack's path.
  ///
  /// - Parameters:
  ///   - titleKey: The localized title.
  ///   - state: The state of the screen to push.
  public init<State>(_ titleKey: LocalizedStringKey, state: State?) where Label == Text {
    self.init(state: state) { Text(titleKey) }
  }

  /// Creates a link with a text label that pushes state onto the enclosing stack's path.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - state: The state of the screen to push.
  @_disfavoredOverload
  public init<S: StringProtocol, State>(_ title: S, state: State?) where Label == Text {
    self.init(state: state) { Text(verbatim: String(title)) }
  }
}

/// The state that a link pushes.
///
/// It is compared by identity, because state need not be equatable.
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
