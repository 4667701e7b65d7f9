import RostrumCases
import RostrumPresentation
import RostrumRuntime

extension Reducer {
  // NB: Disfavoured, so that the compiler tries the operator for presentations first. Without an
  // order it tries every combination along a chain, and gives up after about eight links.
  /// Runs a feature on a part of the state while it is there.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.player, action: \.player) {
  ///     Player()
  ///   }
  /// ```
  ///
  /// The child runs first, so that the parent can take it away when it handles the same action. Its
  /// effects are cancelled when the part becomes `nil`, or becomes another by its `id` or case.
  ///
  /// An action of the child while there is none is an issue.
  ///
  /// - Parameters:
  ///   - toWrappedState: The part.
  ///   - toWrappedAction: The case of the part's actions.
  ///   - wrapped: The feature.
  ///   - fileID: Where the operator stands; issues name it.
  ///   - filePath: Where the operator stands.
  ///   - line: Where the operator stands.
  ///   - column: Where the operator stands.
  /// - Returns: Both features.
  @_disfavoredOverload
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    IfLetReducer(
      parent: BuiltReducer(self), child: BuiltReducer(wrapped()), place: PartPlace(toWrappedState),
      path: AnyCasePath(toWrappedAction),
      isEphemeral: WrappedState.self is any _EphemeralState.Type,
      location: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Takes an alert or a dialog away when it is answered.
  ///
  /// - Parameters:
  ///   - toWrappedState: The alert.
  ///   - toWrappedAction: The case of its actions.
  ///   - fileID: Where the operator stands; issues name it.
  ///   - filePath: Where the operator stands.
  ///   - line: Where the operator stands.
  ///   - column: Where the operator stands.
  /// - Returns: The feature with its alert.
  @_disfavoredOverload
  public func ifLet<WrappedState: _EphemeralState, WrappedAction>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    ifLet(
      toWrappedState, action: toWrappedAction, then: { EmptyReducer() },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

private struct IfLetReducer<State, Action, ChildState, ChildAction>: Reducer {
  let parent: BuiltReducer<State, Action>
  let child: BuiltReducer<ChildState, ChildAction>
  let place: PartPlace<State, ChildState?>
  let path: AnyCasePath<Action, ChildAction>
  let isEphemeral: Bool
  let location: CallSite
  let kind = ObservableKind<ChildState>()
  let identity = PresentedIdentity<ChildState>()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let before = presentedID(in: &state)
    let childEffect = reduceChild(into: &state, action: action, id: before)
    let effect = childEffect.merge(with: parent.work(&state, action))
    guard let before, before != presentedID(in: &state) else { return effect }
    return effect.merge(with: .dismantle([navigationID(before)]))
  }

  private func presentedID(in state: inout State) -> PresentedID? {
    place.read(in: &state) { identity.id(ofPresented: $0) }
  }

  private func navigationID(_ id: PresentedID) -> NavigationID {
    NavigationID(keyPath: place.keyPath, element: AnyHashable(id))
  }

  private func reduceChild(
    into state: inout State, action: Action, id: PresentedID?
  ) -> Effect<Action> {
    guard let childAction = path.extract(from: action) else { return .none }
    guard let id else {
      OperatorIssue.noChild(action: action).report(at: location)
      return .none
    }
    guard !isEphemeral else {
      state[keyPath: place.keyPath] = nil
      return .none
    }
    var effect = Effect<ChildAction>.none
    place.change(in: &state) { value in
      kind.isSame(&value!) { effect = child.work(&$0, childAction) }
    }
    guard !effect.isNone else { return .none }
    let path = path
    return effect.map { path.embed($0) }.fromChild(navigationID(id), .presented)
  }
}
