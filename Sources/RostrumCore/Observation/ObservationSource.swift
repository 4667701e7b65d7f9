import Observation
import RostrumRuntime

/// What the copies of one observable value share: the list of those who read its fields.
///
/// The list is made when somebody reads for the first time; most values in a large state are never
/// read by anyone.
///
/// NB: `@unchecked Sendable` because `lock` guards what changes.
final class ObservationSource: @unchecked Sendable {
  @exclusivity(unchecked) private var readers: FieldReaders?
  @exclusivity(unchecked) private var lastRevision: UInt = 0
  @exclusivity(unchecked) private var manner = Manner.asFound
  private let lock = Lock()

  /// How an assignment is told to the readers of the field.
  enum Manner {
    /// If the new value is not as good as the old one.
    case asFound

    /// Not at all.
    case silently

    /// In any case.
    case certainly
  }

  init() {}

  /// Whether somebody has ever read a field.
  var isRead: Bool { lock.withLock { readers != nil } }

  /// The readers, if there ever were any and they may have to be told, and whether they must be.
  var audience: (readers: FieldReaders, isCertain: Bool)? {
    lock.withLock {
      guard manner != .silently, let readers else { return nil }
      return (readers, manner == .certainly)
    }
  }

  /// The list for a new reader.
  var listForReader: FieldReaders {
    lock.withLock {
      if let readers { return readers }
      let made = FieldReaders()
      readers = made
      return made
    }
  }

  /// A number that no copy of the value has had.
  func nextRevision() -> UInt {
    lock.withLock {
      lastRevision += 1
      return lastRevision
    }
  }

  /// Assigns a field that was changed elsewhere, and tells its readers in a given manner.
  ///
  /// For operators that take a part of the state out and put it back: whether readers are to be
  /// told is known when the part is back.
  func telling(_ manner: Manner, _ assign: () -> Void) {
    let before = lock.withLock {
      defer { self.manner = manner }
      return self.manner
    }
    assign()
    lock.withLock { self.manner = before }
  }
}

/// The list of those who read the fields of a value.
///
/// NB: A class, as a registrar is expensive to copy.
final class FieldReaders: Sendable {
  let registrar = ObservationRegistrar()
}
