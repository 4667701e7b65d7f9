import Foundation
import Observation

/// What the copies of one observable value share: the list of those who read its fields.
///
/// The list is made when somebody reads for the first time; most values in a large state are never
/// read by anyone.
///
/// NB: `@unchecked Sendable` because `lock` guards what changes.
final class ObservationSource: @unchecked Sendable {
  private let lock = NSLock()
  private var observers: ObservationRegistrar?
  private var lastRevision: UInt = 0
  private var manner = Manner.asFound

  /// How an assignment is told to the readers of the field.
  enum Manner {
    /// If the new value is not as good as the old one.
    case asFound

    /// Not at all.
    case silently

    /// In any case.
    case certainly
  }

  /// The readers, if there ever were any and they may have to be told, and whether they must be.
  var audience: (registrar: ObservationRegistrar, isCertain: Bool)? {
    lock.lock()
    defer { lock.unlock() }
    guard manner != .silently, let observers else { return nil }
    return (observers, manner == .certainly)
  }

  /// The list for a new reader.
  var registrar: ObservationRegistrar {
    lock.lock()
    defer { lock.unlock() }
    if let observers { return observers }
    let made = ObservationRegistrar()
    observers = made
    return made
  }

  /// A number that no copy of the value has had.
  func nextRevision() -> UInt {
    lock.lock()
    defer { lock.unlock() }
    lastRevision += 1
    return lastRevision
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
