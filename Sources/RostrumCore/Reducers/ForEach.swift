import OrderedCollections
import RostrumCases
import RostrumPresentation
import RostrumRuntime

extension Reducer {
  /// Runs a feature on each element of a collection.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.rows, action: \.rows) {
  ///     Row()
  ///   }
  /// ```
  ///
  /// The element's reducer runs before the parent's, so that the parent can remove the element in
  /// response to the same action. An element's effects are cancelled when it is removed. If a
  /// reducer outside this operator removes an element, its effects are cancelled with the next
  /// action that reaches the operator.
  ///
  /// - Parameters:
  ///   - toElementsState: The key path to the collection.
  ///   - toElementAction: The case of the elements' actions.
  ///   - element: The feature to run on each element.
  ///   - fileID: The operator's file, to name in reported issues.
  ///   - filePath: The path of the operator's file.
  ///   - line: The operator's line.
  ///   - column: The operator's column.
  /// - Returns: The combined feature.
  /// - Complexity: O(1) for an element's action. O(*n*) in the number of elements for an action
  ///   that changes which elements exist.
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
    // NB: Assigned rather than returned, because a generic result would require the metadata of the
    // set on each call.
    var ids: OrderedSet<ID>?
    place.read(in: &state) { ids = $0.ids }
    let effect = elementEffect.merge(with: parent.work(&state, action))
    return reconcile(effect, in: &state, from: structure, ids)
  }

  // NB: Out of line, because each level of a deep state has a stack frame of `reduce`.
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
