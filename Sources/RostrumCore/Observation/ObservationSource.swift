import Observation
import RostrumRuntime

/// The readers of an observable value's fields, shared by the copies of the value.
///
/// The list of readers is made for the first reader, because most values in a large state are never
/// read.
///
/// NB: `@unchecked Sendable` because `lock` guards the mutable state.
final class ObservationSource: @unchecked Sendable {
  @exclusivity(unchecked) private var readers: FieldReaders?
  @exclusivity(unchecked) private var hasOutsiders = false
  @exclusivity(unchecked) private var lastRevision: UInt = 0
  @exclusivity(unchecked) private var manner = Manner.asFound
  private let lock = Lock()

  /// When to notify the readers of a field about an assignment.
  enum Manner {
    /// Only if the new value isn't a duplicate of the old one.
    case asFound

    /// Never.
    case silently

    /// Always.
    case certainly
  }

  init() {}

  /// Whether any field was ever read.
  var isRead: Bool { lock.withLock { readers != nil } }

  /// The readers to notify of a change, if any, and whether to notify them of duplicates too.
  var audience: Audience? {
    lock.withLock {
      guard manner != .silently, let readers else { return nil }
      return Audience(
        readers: readers, hasOutsiders: hasOutsiders, isCertain: manner == .certainly)
    }
  }

  struct Audience {
    let readers: FieldReaders

    /// Whether a reader has observed by means of the standard library.
    let hasOutsiders: Bool

    /// Whether to notify the readers of duplicates too.
    let isCertain: Bool
  }

  /// The list of readers, made on demand.
  var listForReader: FieldReaders {
    lock.withLock {
      if let readers { return readers }
      let made = FieldReaders()
      readers = made
      return made
    }
  }

  /// The list of readers, made on demand for a reader that observes by means of the standard library.
  var listForOutsider: FieldReaders {
    lock.withLock {
      hasOutsiders = true
      if let readers { return readers }
      let made = FieldReaders()
      readers = made
      return made
    }
  }

  /// A number that no copy of the value has had before.
  func nextRevision() -> UInt {
    lock.withLock {
      lastRevision += 1
      return lastRevision
    }
  }

  /// Assigns a field that was changed elsewhere, and notifies its readers as specified.
  ///
  /// Operators use it when they move a part of the state out and back: whether to notify readers is
  /// known only when the part is back.
  func telling(_ manner: Manner, _ assign: () -> Void) {
    let before = lock.withLock {
      defer { self.manner = manner }
      return self.manner
    }
    assign()
    lock.withLock { self.manner = before }
  }
}

/// The readers of a value's fields.
///
/// The fields that are read by readers of our own, such as nodes, are sources, which are made when
/// they are first needed. A field is found by the identity of its key path, which is a constant of
/// the code that reads or assigns the field. A key path that is met for the first time is compared
/// with the others.
///
/// NB: `@unchecked Sendable` because `lock` guards the mutable state.
final class FieldReaders: @unchecked Sendable {
  /// The readers that observe by means of the standard library.
  let registrar = ObservationRegistrar()

  @exclusivity(unchecked) private var fields: [(keyPath: AnyKeyPath, source: ObservedSource)] = []
  private let lock = Lock()

  /// The greatest number of key paths that are remembered.
  ///
  /// NB: A generic type makes a key path for each use, so they could accumulate.
  private static let limit = 64

  /// The source of a field.
  ///
  /// - Complexity: O(*n*) in the fields that were read.
  func source(at keyPath: AnyKeyPath) -> ObservedSource {
    lock.withLock {
      for field in fields where field.keyPath === keyPath { return field.source }
      let source =
        fields.first { $0.keyPath == keyPath }?.source ?? ObservedSource()
      if fields.count < Self.limit || !fields.contains(where: { $0.source === source }) {
        fields.append((keyPath, source))
      }
      return source
    }
  }

  /// Notifies the nodes and other readers of our own that a field is about to change.
  func notifySubscribers<Subject, Member>(_ keyPath: KeyPath<Subject, Member>) {
    let source = lock.withLock { fields.isEmpty } ? nil : source(at: keyPath)
    source?.notifySubscribers(changing: Subject.self)
  }
}
