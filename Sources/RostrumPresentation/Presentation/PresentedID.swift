/// The identity of what is presented.
///
/// While it stays the same, a change of state is a change *in* what is presented. When it changes,
/// one thing was dismissed and another presented: effects of the first are cancelled and its view
/// goes.
///
/// The rule: two states are the same presentation when they are the same case of an enum and have
/// equal `id`s, where they are enums and `Identifiable`, as far as that goes inwards. States that are
/// neither are always the same presentation.
public struct PresentedID: Hashable, @unchecked Sendable {
  // NB: `@unchecked` because `AnyHashable` is not `Sendable`. An identity is only compared, hashed
  // and printed, and identities of presented state are values.
  private let tag: UInt32?
  private let id: AnyHashable?

  /// The identity of a state.
  ///
  /// - Parameter state: The presented state.
  public init<State>(_ state: State) {
    if let state = state as? any _PresentedIdentifiable {
      self = state._$presentedID
    } else if let state = state as? any Identifiable {
      self.init(tag: nil, id: anyHashable(state))
    } else {
      self.init(tag: caseTag(of: state), id: nil)
    }
  }

  private init(tag: UInt32?, id: AnyHashable?) {
    self.tag = tag
    self.id = id
  }

  /// The identity of a case whose value has this one.
  ///
  /// - Parameter tag: The number of the case.
  /// - Returns: The identity.
  public func _$tag(_ tag: UInt32) -> Self {
    guard self.tag != nil else { return Self(tag: tag, id: id) }
    return Self(tag: tag, id: AnyHashable(self))
  }
}

/// Presented state that says itself what it is, such as an enum of destinations.
///
/// An enum tells the case and the identity of its value:
///
/// ```swift
/// var _$presentedID: PresentedID {
///   switch self {
///   case .detail(let state): PresentedID(state)._$tag(0)
///   case .alert(let state): PresentedID(state)._$tag(1)
///   }
/// }
/// ```
public protocol _PresentedIdentifiable {
  /// What is presented.
  var _$presentedID: PresentedID { get }
}

private func anyHashable<Value: Identifiable>(_ value: Value) -> AnyHashable {
  AnyHashable(value.id)
}
