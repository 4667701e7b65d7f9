import RostrumCases
import RostrumRuntime

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
/// Reducers run in order: placed above the parent's `Reduce`, the child runs first. Actions that
/// aren't the child's pass it by.
///
/// For an optional part use `ifLet`. For the cases of an enum, use `ifCaseLet` or apply `@Reducer`
/// to the enum.
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  private let work: ReducerWork<ParentState, ParentAction>

  /// Runs a feature on a part of the state.
  ///
  /// - Parameters:
  ///   - toChildState: The key path to the child's state.
  ///   - toChildAction: The case of the child's actions.
  ///   - child: The feature to run on the part.
  public init<ChildState, ChildAction>(
    _ toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction {
    work =
      PartScope(
        place: PartPlace(toChildState), path: AnyCasePath(toChildAction),
        child: BuiltReducer(child())
      ).reduce
  }

  /// Runs a feature on a part of the state.
  ///
  /// - Parameters:
  ///   - toChildState: The key path to the child's state.
  ///   - toChildAction: The case of the child's actions.
  ///   - child: The feature to run on the part.
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction {
    self.init(toChildState, action: toChildAction, child: child)
  }

  /// Runs a feature on a case of an enum state.
  ///
  /// The body of a `@Reducer enum` consists of such scopes.
  ///
  /// - Parameters:
  ///   - toChildState: The case of the state.
  ///   - toChildAction: The case of the child's actions.
  ///   - child: The feature to run on the case.
  ///   - fileID: The scope's file, to name in reported issues.
  ///   - filePath: The path of the scope's file.
  ///   - line: The scope's line.
  ///   - column: The scope's column.
  public init<ChildState, ChildAction>(
    state toChildState: CaseKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Child.State == ChildState, Child.Action == ChildAction {
    work =
      EnumScope(
        state: AnyCasePath(toChildState), name: toChildState, path: AnyCasePath(toChildAction),
        child: BuiltReducer(child()),
        location: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      ).reduce
  }

  /// Runs the child's reducer if the action is one of the child's.
  ///
  /// - Parameters:
  ///   - state: The state, mutated in place.
  ///   - action: The action to apply.
  /// - Returns: The effects to run.
  public func reduce(
    into state: inout ParentState, action: ParentAction
  ) -> Effect<ParentAction> {
    work(&state, action)
  }

  /// Returns the scope's closure, which is made once.
  public func _$work() -> ReducerWork<ParentState, ParentAction> { work }
}

// NB: The implementation is generic over the types that it uses, and not over the reducers, which
// it doesn't. The initializer decides whether it is a scope on a part or on a case.

/// The implementation of a scope on a part of the state.
private final class PartScope<State, Action, ChildState, ChildAction> {
  private let place: PartPlace<State, ChildState>
  private let path: AnyCasePath<Action, ChildAction>
  private let child: BuiltReducer<ChildState, ChildAction>
  private let kind = ObservableKind<ChildState>()

  init(
    place: PartPlace<State, ChildState>, path: AnyCasePath<Action, ChildAction>,
    child: BuiltReducer<ChildState, ChildAction>
  ) {
    self.place = place
    self.path = path
    self.child = child
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let childAction = path.extract(from: action) else { return .none }
    var effect = Effect<ChildAction>.none
    place.change(in: &state) { part in
      kind.isSame(&part) { effect = child.work(&$0, childAction) }
    }
    guard !effect.isNone else { return .none }
    return effect.fromPart(place.keyPath, path)
  }
}

/// The implementation of a scope on a case of an enum state.
private final class EnumScope<State, Action, ChildState, ChildAction> {
  private let statePath: AnyCasePath<State, ChildState>
  private let name: AnyKeyPath
  private let path: AnyCasePath<Action, ChildAction>
  private let child: BuiltReducer<ChildState, ChildAction>
  private let location: CallSite

  init(
    state: AnyCasePath<State, ChildState>, name: AnyKeyPath,
    path: AnyCasePath<Action, ChildAction>, child: BuiltReducer<ChildState, ChildAction>,
    location: CallSite
  ) {
    statePath = state
    self.name = name
    self.path = path
    self.child = child
    self.location = location
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let childAction = path.extract(from: action) else { return .none }
    guard let effect = statePath.modify(&state, { child.work(&$0, childAction) }) else {
      OperatorIssue.otherCase("A 'Scope'", action: action, state: state).report(at: location)
      return .none
    }
    guard !effect.isNone else { return .none }
    return effect.fromPart(name, path)
  }
}

extension Effect {
  /// A part's effect, embedded in its parent's.
  fileprivate func fromPart<Whole>(
    _ keyPath: AnyKeyPath, _ path: AnyCasePath<Whole, Action>
  ) -> Effect<Whole> {
    map { path.embed($0) }.fromChild(NavigationID(keyPath: keyPath), .part)
  }
}
