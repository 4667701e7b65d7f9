import OrderedCollections
import RostrumCases
import RostrumPresentation
import RostrumRuntime

extension Reducer {
  /// Runs a feature on each element of a list.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.rows, action: \.rows) {
  ///     Row()
  ///   }
  /// ```
  ///
  /// The element runs first, so that the parent can remove it when it handles the same action. Its
  /// effects are cancelled when it is removed. An element that a reducer outside of this operator
  /// removes counts as gone with the next action that passes here.
  ///
  /// - Parameters:
  ///   - toElementsState: The list.
  ///   - toElementAction: The case of the elements' actions.
  ///   - element: The feature.
  ///   - fileID: Where the operator stands; issues name it.
  ///   - filePath: Where the operator stands.
  ///   - line: Where the operator stands.
  ///   - column: Where the operator stands.
  /// - Returns: Both features.
  /// - Complexity: An element's action costs the same however long the list is. An action that
  ///   changes which elements there are costs time in proportion to their number.
  public func forEach<
    ElementState, ElementAction, ID: Hashable & Sendable,
    Element: Reducer<ElementState, ElementAction>
  >(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    ForEachReducer(
      parent: BuiltReducer(self), element: BuiltReducer(element()),
      place: PartPlace(toElementsState), path: AnyCasePath(toElementAction),
      location: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

private struct ForEachReducer<
  State, Action, ID: Hashable & Sendable, ElementState, ElementAction
>: Reducer {
  let parent: BuiltReducer<State, Action>
  let element: BuiltReducer<ElementState, ElementAction>
  let place: PartPlace<State, IdentifiedArray<ID, ElementState>>
  let path: AnyCasePath<Action, IdentifiedAction<ID, ElementAction>>
  let location: CallSite
  let known = KnownStructure()
  let kind = ObservableKind<ElementState>()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let elementEffect = reduceElement(into: &state, action: action)
    let structure = place.read(in: &state) { $0._structureID }
    // NB: Assigned rather than returned, for which the closure would have to ask for the type of the
    // set each time.
    var ids: OrderedSet<ID>?
    place.read(in: &state) { ids = $0.ids }
    let effect = elementEffect.merge(with: parent.work(&state, action))
    return reconcile(effect, in: &state, from: structure, ids)
  }

  // NB: Kept out of `reduce`, whose frame is on the stack once for each level of a deep state.
  @inline(never)
  private func reconcile(
    _ effect: Effect<Action>, in state: inout State, from structure: StructureID,
    _ ids: OrderedSet<ID>?
  ) -> Effect<Action> {
    let after = place.read(in: &state) { $0._structureID }
    return known.reconcile(effect, from: structure, to: after) {
      let remaining = place.read(in: &state) { $0.ids }
      return (ids ?? []).filter { !remaining.contains($0) }.map(navigationID)
    } remaining: {
      RemainingChildren(at: place.keyPath, ids: place.read(in: &state) { $0.ids })
    }
  }

  private func reduceElement(into state: inout State, action: Action) -> Effect<Action> {
    guard case .element(let id, let elementAction) = path.extract(from: action) else {
      return .none
    }
    var effect = Effect<ElementAction>.none
    var isThere = false
    place.change(in: &state) { elements in
      var isSame = true
      isThere = elements.change(id: id) { row in
        isSame = kind.isSame(&row) { effect = element.work(&$0, elementAction) }
      }
      return isSame
    }
    guard isThere else {
      OperatorIssue.missingRow(action: action, id: id).report(at: location)
      return .none
    }
    guard !effect.isNone else { return .none }
    let path = path
    return effect.map { path.embed(.element(id: id, action: $0)) }
      .fromChild(navigationID(id), .presented)
  }

  private func navigationID(_ id: ID) -> NavigationID {
    NavigationID(keyPath: place.keyPath, element: AnyHashable(id))
  }
}
