import RostrumCases

/// Runs a feature on a part of the state.
///
/// ```swift
/// var body: some Reducer<State, Action> {
///   Scope(\.list, action: \.list) {
///     StandupsList()
///   }
///   Reduce { state, action in … }
/// }
/// ```
///
/// The child runs where it stands: above the parent's `Reduce`, it runs first. Actions that are not
/// the child's are none of its business.
///
/// For a part that comes and goes use `ifLet`; for the cases of an enum, `ifCaseLet` or an enum
/// that is a `@Reducer` itself.
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  private let place: Place
  private let action: AnyCasePath<ParentAction, Child.Action>
  private let child: BuiltReducer<Child.State, Child.Action>
  private let location: SourceLocation

  private enum Place {
    case part(PartPlace<ParentState, Child.State>, ObservableKind<Child.State>)
    case enumCase(AnyCasePath<ParentState, Child.State>, AnyKeyPath)
  }

  /// Runs a feature on a part of the state.
  ///
  /// - Parameters:
  ///   - toChildState: The part.
  ///   - toChildAction: The case of the part's actions.
  ///   - child: The feature.
  public init<ChildState, ChildAction>(
    _ toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction {
    place = .part(PartPlace(toChildState), ObservableKind())
    action = AnyCasePath(toChildAction)
    self.child = BuiltReducer(child())
    location = SourceLocation(fileID: "", filePath: "", line: 0, column: 0)
  }

  /// Runs a feature on a part of the state.
  ///
  /// - Parameters:
  ///   - toChildState: The part.
  ///   - toChildAction: The case of the part's actions.
  ///   - child: The feature.
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction {
    self.init(toChildState, action: toChildAction, child: child)
  }

  /// Runs a feature on a case of an enum.
  ///
  /// It is what a `@Reducer enum` is made of.
  ///
  /// - Parameters:
  ///   - toChildState: The case.
  ///   - toChildAction: The case of the child's actions.
  ///   - child: The feature.
  ///   - fileID: Where the scope stands; issues name it.
  ///   - filePath: Where the scope stands.
  ///   - line: Where the scope stands.
  ///   - column: Where the scope stands.
  public init<ChildState, ChildAction>(
    state toChildState: CaseKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Child.State == ChildState, Child.Action == ChildAction {
    place = .enumCase(AnyCasePath(toChildState), toChildState)
    action = AnyCasePath(toChildAction)
    self.child = BuiltReducer(child())
    location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Changes the state for an action.
  ///
  /// - Parameters:
  ///   - state: The state, changed in place.
  ///   - action: What happened.
  /// - Returns: The effects to start.
  public func reduce(
    into state: inout ParentState, action: ParentAction
  ) -> Effect<ParentAction> {
    guard let childAction = self.action.extract(from: action) else { return .none }
    switch place {
    case .part(let place, let kind):
      var effect = Effect<Child.Action>.none
      place.change(in: &state) { part in
        kind.isSame(&part) { effect = child.work(&$0, childAction) }
      }
      return fromChild(effect, place.keyPath)
    case .enumCase(let casePath, let keyPath):
      guard let effect = casePath.modify(&state, { child.work(&$0, childAction) }) else {
        OperatorIssue.otherCase("A 'Scope'", action: action, state: state).report(at: location)
        return .none
      }
      return fromChild(effect, keyPath)
    }
  }

  private func fromChild(
    _ effect: Effect<Child.Action>, _ keyPath: AnyKeyPath
  ) -> Effect<ParentAction> {
    guard !effect.isNone else { return .none }
    let path = action
    return effect.map { path.embed($0) }.fromChild(NavigationID(keyPath: keyPath), .part)
  }
}
