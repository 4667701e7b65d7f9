import RostrumCases

/// What happens to something that a feature presents.
///
/// ```swift
/// enum Action {
///   case addStandup(PresentationAction<StandupForm.Action>)
/// }
/// ```
public enum PresentationAction<Action> {
  /// It is to go away. The reducer that runs the presentation sets its state to `nil`.
  case dismiss

  /// An action of its own.
  indirect case presented(Action)
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Decodable where Action: Decodable {}
extension PresentationAction: Encodable where Action: Encodable {}

extension PresentationAction: CasePathable {
  /// The case paths of ``PresentationAction``.
  ///
  /// They pass through `presented`, so that `\.destination.edit.save` names an action of the
  /// presented feature.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The request to go away.
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      AnyCasePath(
        embed: { .dismiss },
        extract: {
          guard case .dismiss = $0 else { return nil }
          return ()
        })
    }

    /// The actions of what is presented.
    public var presented: AnyCasePath<PresentationAction, Action> {
      AnyCasePath(
        embed: { .presented($0) },
        extract: {
          guard case .presented(let action) = $0 else { return nil }
          return action
        })
    }

    /// A case of the presented feature's actions.
    ///
    /// - Parameter keyPath: The case path of the action.
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>>
    ) -> AnyCasePath<PresentationAction, Member> where Action: CasePathable {
      presented.appending(path: Action.allCasePaths[keyPath: keyPath])
    }

    /// A case of the presented feature's actions, with the request to go away beside it.
    ///
    /// A view that shows one destination of several scopes its store with this one.
    ///
    /// - Parameter keyPath: The case path of the action.
    @_disfavoredOverload
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>>
    ) -> AnyCasePath<PresentationAction, PresentationAction<Member>> where Action: CasePathable {
      Action.allCasePaths[keyPath: keyPath].orDismiss
    }
  }

  /// The case paths of all cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension AnyCasePath {
  /// This case path for presented actions, which keeps the request to go away as it is.
  fileprivate var orDismiss: AnyCasePath<PresentationAction<Root>, PresentationAction<Value>> {
    AnyCasePath<PresentationAction<Root>, PresentationAction<Value>>(
      embed: {
        switch $0 {
        case .dismiss: .dismiss
        case .presented(let action): .presented(embed(action))
        }
      },
      extract: {
        switch $0 {
        case .dismiss: .dismiss
        case .presented(let action): extract(from: action).map { .presented($0) }
        }
      })
  }
}
