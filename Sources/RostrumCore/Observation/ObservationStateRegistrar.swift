import Observation
import RostrumPresentation

/// Keeps the readers of an observable value's fields.
///
/// `@ObservableState` puts one into each value.
///
/// It is the same for every value as far as equality, hashing and coding are concerned, so that
/// those are about the fields alone.
public struct ObservationStateRegistrar: Sendable {
  private var source = ObservationSource()
  private var revision: UInt = 0

  /// Makes a registrar without readers.
  public init() {}

  /// The identity of the value that has this registrar.
  public var id: ObservableStateID { ObservableStateID(source: source, revision: revision) }

  /// Whether a field of the value has ever been read.
  var isRead: Bool { source.isRead }

  /// Announces that the value is about to be changed in its place.
  public mutating func _$willModify() {
    // NB: While nobody else holds the source, nobody can have an identity to compare.
    guard !isKnownUniquelyReferenced(&source) else { return }
    revision = source.nextRevision()
  }

  /// Notes that a field is being read.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - keyPath: The field.
  public func access<Subject: ObservableState, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    source.listForReader.registrar.access(subject, keyPath: keyPath)
  }

  /// Assigns a field, and tells its readers unless the old value is as good as the new one.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - keyPath: The field.
  ///   - member: The field's storage.
  ///   - newValue: What is assigned.
  ///   - isIdentityEqual: Whether readers need not be told.
  public func mutate<Subject: ObservableState, Field, Member>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Field>,
    _ member: inout Member,
    _ newValue: Member,
    _ isIdentityEqual: (Member, Member) -> Bool
  ) {
    guard
      source.isRead, let (audience, isCertain) = source.audience,
      isCertain || !isIdentityEqual(member, newValue)
    else {
      member = newValue
      return
    }
    audience.registrar.withMutation(of: subject, keyPath: keyPath) { member = newValue }
  }

  @usableFromInline
  func notify<Subject: ObservableState, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    if source.isRead { notifyReaders(subject, keyPath: keyPath) }
  }

  @inline(never)
  private func notifyReaders<Subject: ObservableState, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    source.audience?.readers.registrar.withMutation(of: subject, keyPath: keyPath) {}
  }
}

extension ObservationStateRegistrar: Hashable {
  /// Whether two values are equal.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  /// - Returns: Whether they are.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }

  /// Feeds what counts for equality into a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {}
}

extension ObservationStateRegistrar: Codable {
  /// Decodes nothing: readers are not part of a value.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: Never.
  public init(from decoder: any Decoder) throws {}

  /// Encodes nothing: readers are not part of a value.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: Never.
  public func encode(to encoder: any Encoder) throws {}
}
