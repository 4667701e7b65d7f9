import RostrumCases

/// An action of a presented feature, or its dismissal.
///
/// ```swift
/// enum Action {
///   case addStandup(PresentationAction<StandupForm.Action>)
/// }
/// ```
public enum PresentationAction<Action> {
  /// Dismisses the presentation: the `ifLet` operator sets the presented state to `nil`.
  case dismiss

  /// An action of the presented feature.
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
  /// They forward to the case paths of `presented`, so that `\.destination.edit.save` is an action
  /// of the presented feature.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The case path of the dismissal.
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      AnyCasePath(
        embed: { .dismiss },
        extract: {
          guard case .dismiss = $0 else { return nil }
          return ()
        })
    }

    /// The case path of the presented feature's actions.
    public var presented: AnyCasePath<PresentationAction, Action> {
      AnyCasePath(
        embed: { .presented($0) },
        extract: {
          guard case .presented(let action) = $0 else { return nil }
          return action
        })
    }

    /// Returns the case path of a case of the presented feature's actions.
    ///
    /// - Parameter keyPath: The key path of the case.
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>>
    ) -> AnyCasePath<PresentationAction, Member> where Action: CasePathable {
      presented.appending(path: Action.allCasePaths[keyPath: keyPath])
    }

    /// Returns the case path of a case of the presented feature's actions, with the dismissal.
    ///
    /// A view uses this case path to scope its store to one of several destinations.
    ///
    /// - Parameter keyPath: The key path of the case.
    @_disfavoredOverload
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>>
    ) -> AnyCasePath<PresentationAction, PresentationAction<Member>> where Action: CasePathable {
      Action.allCasePaths[keyPath: keyPath].orDismiss
    }
  }

  /// The case paths of the enum.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension AnyCasePath {
  /// This case path, lifted to presentation actions; the dismissal is passed through.
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
