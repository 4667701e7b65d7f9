import Observation
import RostrumPresentation
import RostrumRuntime

/// The observation registrar of a value of observable state.
///
/// `@ObservableState` adds one to each value.
///
/// All registrars are equal, hash alike and encode nothing, so that these operations depend on the
/// value's fields alone.
public struct ObservationStateRegistrar: Sendable {
  private var source = ObservationSource()
  private var revision: UInt = 0

  /// Makes a registrar without readers.
  public init() {}

  /// The identity of the value that contains this registrar.
  public var id: ObservableStateID { ObservableStateID(source: source, revision: revision) }

  /// Whether any field of the value was ever read.
  var isRead: Bool { source.isRead }

  /// Notifies the registrar that the value is about to be mutated in place.
  public mutating func _$willModify() {
    // NB: If the source isn't shared, there is no identity to compare with.
    guard !isKnownUniquelyReferenced(&source) else { return }
    revision = source.nextRevision()
  }

  /// Registers access to a field.
  ///
  /// - Parameters:
  ///   - subject: The value that is read.
  ///   - keyPath: The key path to the field.
  public func access<Subject: ObservableState, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    if let subscriber = ObservationScope.subscriber {
      subscriber.subscribe(to: source.listForReader.source(at: keyPath))
    } else {
      source.listForOutsider.registrar.access(subject, keyPath: keyPath)
    }
  }

  /// Assigns a field, and notifies its readers unless the new value is a duplicate.
  ///
  /// - Parameters:
  ///   - subject: The value that is mutated.
  ///   - keyPath: The key path to the field.
  ///   - member: The field's storage.
  ///   - newValue: The value to assign.
  ///   - isIdentityEqual: Returns whether two values are duplicates.
  public func mutate<Subject: ObservableState, Field, Member>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Field>,
    _ member: inout Member,
    _ newValue: Member,
    _ isIdentityEqual: (Member, Member) -> Bool
  ) {
    guard
      source.isRead, let audience = source.audience,
      audience.isCertain || !isIdentityEqual(member, newValue)
    else {
      member = newValue
      return
    }
    audience.readers.notifySubscribers(keyPath)
    if audience.hasOutsiders {
      audience.readers.registrar.withMutation(of: subject, keyPath: keyPath) { member = newValue }
    } else {
      member = newValue
    }
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
    guard let audience = source.audience else { return }
    audience.readers.notifySubscribers(keyPath)
    if audience.hasOutsiders {
      audience.readers.registrar.withMutation(of: subject, keyPath: keyPath) {}
    }
  }
}

extension ObservationStateRegistrar: Hashable {
  /// All registrars are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }

  /// Hashes nothing, because all registrars are equal.
  public func hash(into hasher: inout Hasher) {}
}

extension ObservationStateRegistrar: Codable {
  /// Decodes nothing: readers aren't part of a value.
  ///
  /// - Parameter decoder: The decoder, which isn't read.
  /// - Throws: Never.
  public init(from decoder: any Decoder) throws {}

  /// Encodes nothing: readers aren't part of a value.
  ///
  /// - Parameter encoder: The encoder, which isn't written to.
  /// - Throws: Never.
  public func encode(to encoder: any Encoder) throws {}
}
