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
/// The child runs where it stands: above the parent's `Reduce`, it runs first. Actions that are not
/// the child's are none of its business.
///
/// For a part that comes and goes use `ifLet`; for the cases of an enum, `ifCaseLet` or an enum
/// that is a `@Reducer` itself.
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  private let work: ReducerWork<ParentState, ParentAction>

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
    work =
      PartScope(
        place: PartPlace(toChildState), path: AnyCasePath(toChildAction),
        child: BuiltReducer(child())
      ).reduce
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
    work =
      EnumScope(
        state: AnyCasePath(toChildState), name: toChildState, path: AnyCasePath(toChildAction),
        child: BuiltReducer(child()),
        location: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      ).reduce
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
    work(&state, action)
  }

  /// Gives the work, which is made with the scope.
  ///
  /// - Returns: The work.
  public func _$work() -> ReducerWork<ParentState, ParentAction> { work }
}

// NB: The work is generic over the types that it touches, and not over the reducers that it has no
// use for. Whether a scope is of a part or of a case is decided when it is made.

/// The work of a scope on a part of the state.
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

/// The work of a scope on a case of an enum.
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
  /// The effect of a part, in the terms of the whole.
  fileprivate func fromPart<Whole>(
    _ keyPath: AnyKeyPath, _ path: AnyCasePath<Whole, Action>
  ) -> Effect<Whole> {
    map { path.embed($0) }.fromChild(NavigationID(keyPath: keyPath), .part)
  }
}
