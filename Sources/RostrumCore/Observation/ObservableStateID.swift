import RostrumPresentation

/// An identity that distinguishes a value of observable state from one that replaces it.
///
/// Two values have the same identity if one results from the other by mutations in place, which
/// notify the readers of the fields. Assigning a different value, or an older copy of the same one,
/// changes the identity, and the readers of the *property* are notified.
public struct ObservableStateID: Hashable, Sendable {
  let observationSource: ObservationSource?
  private let revision: UInt
  private let tags: [Int]

  /// Whether the payload is ephemeral, such as an alert.
  let isEphemeral: Bool

  init(
    source: ObservationSource?, revision: UInt, tags: [Int] = [], isEphemeral: Bool = false
  ) {
    self.isEphemeral = isEphemeral
    observationSource = source
    self.revision = revision
    self.tags = tags
  }

  /// A constant identity, for cases without a payload.
  public static var _$inert: Self { Self(source: nil, revision: 0) }

  /// The identity of an observable payload.
  ///
  /// - Parameter value: The payload to identify.
  /// - Returns: The payload's identity.
  public static func _$id<Value: ObservableState>(for value: Value) -> Self { value._$id }

  /// A unique identity for an ephemeral payload, such as an alert.
  ///
  /// - Parameter value: The payload to identify.
  /// - Returns: A new identity.
  public static func _$id<Value: _EphemeralState>(for value: Value) -> Self {
    Self(source: ObservationSource(), revision: 0, isEphemeral: true)
  }

  /// A unique identity for a payload whose fields aren't observed.
  ///
  /// - Parameter value: The payload to identify.
  /// - Returns: The identity of observable state that the compiler can't see is observable, or else
  ///   a new one.
  @_disfavoredOverload
  public static func _$id<Value>(for value: Value) -> Self {
    _$observableID(of: value) ?? Self(source: ObservationSource(), revision: 0)
  }

  /// The identity of an enum case, derived from that of its payload.
  ///
  /// - Parameter tag: The index of the case.
  /// - Returns: The identity of the case.
  public func _$tag(_ tag: Int) -> Self {
    Self(
      source: observationSource, revision: revision, tags: tags + [tag],
      isEphemeral: isEphemeral)
  }

  /// Whether two identities stand for the same value.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.observationSource === rhs.observationSource && lhs.revision == rhs.revision
      && lhs.tags == rhs.tags
  }

  /// Hashes the components of the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(observationSource.map(ObjectIdentifier.init))
    hasher.combine(revision)
    hasher.combine(tags)
  }
}
