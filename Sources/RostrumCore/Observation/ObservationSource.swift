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
  var audience: (readers: FieldReaders, isCertain: Bool)? {
    lock.withLock {
      guard manner != .silently, let readers else { return nil }
      return (readers, manner == .certainly)
    }
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

/// The list of readers of a value's fields.
///
/// NB: A class, because a registrar is expensive to copy.
final class FieldReaders: Sendable {
  let registrar = ObservationRegistrar()
}
