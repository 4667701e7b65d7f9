import RostrumCases
import RostrumPresentation

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
  /// effects are cancelled when it is removed.
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
      parent: self, element: element(), keyPath: toElementsState,
      path: AnyCasePath(toElementAction),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

private struct ForEachReducer<
  Parent: Reducer, ID: Hashable & Sendable, Element: Reducer
>: Reducer {
  let parent: Parent
  let element: Element
  let keyPath: WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>>
  let path: AnyCasePath<Parent.Action, IdentifiedAction<ID, Element.Action>>
  let location: SourceLocation

  func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    let elementEffect = reduceElement(into: &state, action: action)
    let structure = state[keyPath: keyPath]._structureID
    let ids = state[keyPath: keyPath].ids
    let effect = elementEffect.merge(with: parent.reduce(into: &state, action: action))
    guard structure != state[keyPath: keyPath]._structureID else { return effect }
    let remaining = state[keyPath: keyPath].ids
    return effect.merge(
      with: .dismantle(
        ids.filter { !remaining.contains($0) }
          .map { NavigationID(keyPath: keyPath, element: AnyHashable($0)) }))
  }

  private func reduceElement(
    into state: inout Parent.State, action: Parent.Action
  ) -> Effect<Parent.Action> {
    guard case .element(let id, let elementAction) = path.extract(from: action) else {
      return .none
    }
    guard let index = state[keyPath: keyPath].index(id: id) else {
      OperatorIssue.missingRow(action: action, id: id).report(at: location)
      return .none
    }
    let effect = withPart(at: keyPath, of: &state) { elements, isSame in
      let effect: Effect<Element.Action>
      (effect, isSame) = reducingPart(&elements[index]) {
        element.reduce(into: &$0, action: elementAction)
      }
      return effect
    }
    let path = path
    return effect.map { path.embed(.element(id: id, action: $0)) }
      .fromChild(NavigationID(keyPath: keyPath, element: AnyHashable(id)), .presented)
  }
}
