import RostrumPresentation

/// Tells a value of observable state from another that takes its place.
///
/// Two values have the same identity when one is what became of the other by changes in its place,
/// about which the readers of its fields were told. Assigning another value, or an older copy of
/// the same one, changes the identity, and the readers of the *place* are told.
public struct ObservableStateID: Hashable, Sendable {
  let observationSource: ObservationSource?
  private let revision: UInt
  private let tags: [Int]

  /// Whether the payload is an alert or the like.
  let isEphemeral: Bool

  init(
    source: ObservationSource?, revision: UInt, tags: [Int] = [], isEphemeral: Bool = false
  ) {
    self.isEphemeral = isEphemeral
    observationSource = source
    self.revision = revision
    self.tags = tags
  }

  /// An identity that never changes, for cases without a payload.
  public static var _$inert: Self { Self(source: nil, revision: 0) }

  /// The identity of an observable payload.
  ///
  /// - Parameter value: The payload.
  /// - Returns: Its identity.
  public static func _$id<Value: ObservableState>(for value: Value) -> Self { value._$id }

  /// An identity that no other value has, for an alert or the like.
  ///
  /// - Parameter value: The payload.
  /// - Returns: The identity.
  public static func _$id<Value: _EphemeralState>(for value: Value) -> Self {
    Self(source: ObservationSource(), revision: 0, isEphemeral: true)
  }

  /// An identity that no other value has, for a payload whose fields are not observed.
  ///
  /// - Parameter value: The payload.
  /// - Returns: The identity.
  @_disfavoredOverload
  public static func _$id<Value>(for value: Value) -> Self {
    _$observableID(of: value) ?? Self(source: ObservationSource(), revision: 0)
  }

  /// The identity of a case, made from that of its payload.
  ///
  /// - Parameter tag: The number of the case.
  /// - Returns: The identity.
  public func _$tag(_ tag: Int) -> Self {
    Self(
      source: observationSource, revision: revision, tags: tags + [tag],
      isEphemeral: isEphemeral)
  }

  /// Whether two values are equal.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  /// - Returns: Whether they are.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.observationSource === rhs.observationSource && lhs.revision == rhs.revision
      && lhs.tags == rhs.tags
  }

  /// Feeds what counts for equality into a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(observationSource.map(ObjectIdentifier.init))
    hasher.combine(revision)
    hasher.combine(tags)
  }
}
