import RostrumCases

/// An action of a feature on a navigation stack, or a change to the stack.
///
/// ```swift
/// enum Action {
///   case path(StackAction<Path.State, Path.Action>)
/// }
/// ```
public enum StackAction<State, Action> {
  /// An action of the element with an ID.
  indirect case element(id: StackElementID, action: Action)

  /// Pops the element with an ID and all elements above it.
  case popFrom(id: StackElementID)

  /// Pushes an element with an ID.
  case push(id: StackElementID, state: State)
}

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}
extension StackAction: Decodable where State: Decodable, Action: Decodable {}
extension StackAction: Encodable where State: Encodable, Action: Encodable {}

extension StackAction: CasePathable {
  /// The case paths of ``StackAction``.
  public struct AllCasePaths: Sendable {
    /// The case path of the elements' actions.
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: {
          guard case .element(let id, let action) = $0 else { return nil }
          return (id, action)
        })
    }

    /// The case path of requests to pop elements.
    public var popFrom: AnyCasePath<StackAction, StackElementID> {
      AnyCasePath(
        embed: { .popFrom(id: $0) },
        extract: {
          guard case .popFrom(let id) = $0 else { return nil }
          return id
        })
    }

    /// The case path of requests to push an element.
    public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
      AnyCasePath(
        embed: { .push(id: $0.id, state: $0.state) },
        extract: {
          guard case .push(let id, let state) = $0 else { return nil }
          return (id, state)
        })
    }

    /// Returns the case path of the actions of one element.
    ///
    /// ```swift
    /// await store.send(\.path[id: 0].detail.editButtonTapped)
    /// ```
    ///
    /// - Parameter id: The ID of the element.
    public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
      AnyCasePath(
        embed: { .element(id: id, action: $0) },
        extract: {
          guard case .element(id, let action) = $0 else { return nil }
          return action
        })
    }
  }

  /// The case paths of the enum.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
