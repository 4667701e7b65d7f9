import OrderedCollections
import RostrumCases
import RostrumDependencies
import RostrumPresentation
import RostrumRuntime

extension Reducer {
  /// Runs a feature on each screen of a navigation stack.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.path, action: \.path) {
  ///     Detail()
  ///   }
  /// ```
  ///
  /// For a screen's action, the screen's reducer runs before the parent's. For `popFrom`, the
  /// parent's runs first, while the screen is still on the stack; then the screen and those above
  /// it are popped. For `push`, the screen is appended before the parent's reducer runs. A screen's
  /// effects are cancelled when it is popped, and it can pop itself with `@Dependency(\.dismiss)`.
  /// If a reducer outside this operator pops a screen, its effects are cancelled with the next
  /// action that reaches the operator.
  ///
  /// - Parameters:
  ///   - toStackState: The key path to the stack.
  ///   - toStackAction: The case of the stack's actions.
  ///   - destination: The feature to run on each screen.
  ///   - fileID: The operator's file, to name in reported issues.
  ///   - filePath: The path of the operator's file.
  ///   - line: The operator's line.
  ///   - column: The operator's column.
  /// - Returns: The combined feature.
  public func forEach<
    DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    StackReducer(
      parent: BuiltReducer(self), screen: BuiltReducer(destination()),
      place: PartPlace(toStackState), path: AnyCasePath(toStackAction),
      location: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs the feature of a `@Reducer enum` on each screen of a navigation stack.
  ///
  /// - Parameters:
  ///   - toStackState: The key path to the stack.
  ///   - toStackAction: The case of the stack's actions.
  ///   - fileID: The operator's file, to name in reported issues.
  ///   - filePath: The path of the operator's file.
  ///   - line: The operator's line.
  ///   - column: The operator's column.
  /// - Returns: The combined feature.
  public func forEach<DestinationState: CaseReducerState, DestinationAction>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where DestinationState.StateReducer.Action == DestinationAction {
    forEach(
      toStackState, action: toStackAction, destination: { DestinationState.StateReducer.body },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

private struct StackReducer<State, Action, ScreenState, ScreenAction>: Reducer {
  let parent: BuiltReducer<State, Action>
  let screen: BuiltReducer<ScreenState, ScreenAction>
  let place: PartPlace<State, StackState<ScreenState>>
  let path: AnyCasePath<Action, StackAction<ScreenState, ScreenAction>>
  let location: CallSite
  let known = KnownStructure()
  let kind = ObservableKind<ScreenState>()
  let presentation = PresentationDependencies()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let structure = place.read(in: &state) { $0._structureID }
    let ids = place.read(in: &state) { $0.ids }
    let effect = reduceBoth(into: &state, action: action)
    return reconcile(effect, in: &state, from: structure, ids)
  }

  // NB: Out of line, because each level of a deep state has a stack frame of `reduce`.
  @inline(never)
  private func reconcile(
    _ effect: Effect<Action>, in state: inout State, from structure: StructureID,
    _ ids: OrderedSet<StackElementID>
  ) -> Effect<Action> {
    let after = place.read(in: &state) { $0._structureID }
    return known.reconcile(effect, from: structure, to: after) {
      let remaining = place.read(in: &state) { $0.ids }
      return ids.filter { !remaining.contains($0) }.map(navigationID)
    } remaining: {
      RemainingChildren(at: place.keyPath, ids: place.read(in: &state) { $0.ids })
    }
  }

  private func reduceBoth(into state: inout State, action: Action) -> Effect<Action> {
    switch path.extract(from: action) {
    case nil:
      return parent.work(&state, action)
    case .element(let id, let screenAction):
      let effect = reduceScreen(into: &state, action: action, screenAction, id: id)
      return effect.merge(with: parent.work(&state, action))
    case .popFrom(let id):
      guard contains(id, in: &state) else {
        OperatorIssue.missingScreen(action: action, id: id, isPop: true).report(at: location)
        return parent.work(&state, action)
      }
      let effect = parent.work(&state, action)
      if contains(id, in: &state) { state[keyPath: place.keyPath].pop(from: id) }
      return effect
    case .push(let id, let screenState):
      if contains(id, in: &state) {
        OperatorIssue.pushedTwice(action: action, id: id).report(at: location)
      } else {
        reportIfEarly(id, action)
        state[keyPath: place.keyPath].append(screenState, id: id)
      }
      return parent.work(&state, action)
    }
  }

  private func reduceScreen(
    into state: inout State, action: Action, _ screenAction: ScreenAction, id: StackElementID
  ) -> Effect<Action> {
    guard contains(id, in: &state) else {
      OperatorIssue.missingScreen(action: action, id: id, isPop: false).report(at: location)
      return .none
    }
    var effect = Effect<ScreenAction>.none
    place.change(in: &state) { screens in
      kind.isSame(&screens[id: id]!) { value in
        presentation.run { effect = screen.work(&value, screenAction) }
      }
    }
    guard !effect.isNone else { return .none }
    let path = path
    return effect.map { path.embed(.element(id: id, action: $0)) }
      .fromChild(navigationID(id), .presented, dismissal: path.embed(.popFrom(id: id)))
  }

  /// Reports a push, in a test, with an ID that no generator has made.
  @inline(never)
  private func reportIfEarly(_ id: StackElementID, _ action: Action) {
    let dependencies = DependencyValues.current
    guard dependencies.context == .test else { return }
    let next = dependencies.stackElementID.peek()
    guard id.generation > next.generation else { return }
    OperatorIssue.pushedEarly(action: action, id: id, next: next).report(at: location)
  }

  private func contains(_ id: StackElementID, in state: inout State) -> Bool {
    place.read(in: &state) { $0.ids.contains(id) }
  }

  private func navigationID(_ id: StackElementID) -> NavigationID {
    NavigationID(keyPath: place.keyPath, element: AnyHashable(id))
  }
}
