package import RostrumStorage

/// Whether running sessions are stored, of which users are notified.
///
/// Sessions whose storage is unreachable wait, and so do their pages. A full or damaged storage
/// can't be changed by other nodes either, so sessions keep running, but their changes may be lost.
/// So may those of a session whose snapshot is too large.
@MainActor
package final class StoringStatus {
  /// A kind of write.
  package enum Part { case lease, sessions }

  /// The kinds of writes that fail while sessions keep running.
  private var failing: Set<Part> = []
  /// The sessions whose latest snapshots are too large.
  private var tooLarge: Set<UInt64> = []
  /// Called when storing starts to fail, and when it works again: with a session's number, or with
  /// `nil` for all sessions.
  package var didChange: ((UInt64?) -> Void)?

  private var isFailing: Bool { !failing.isEmpty }

  /// Whether a session keeps running although its changes can't be stored.
  package func isFailing(for number: UInt64) -> Bool { isFailing || tooLarge.contains(number) }

  /// Records the outcome of a write.
  ///
  /// - Parameters:
  ///   - error: The error; `nil` if the write succeeded.
  ///   - part: The kind of write.
  package func note(_ error: StorageError?, of part: Part) {
    let wasFailing = isFailing
    switch error {
    case .full, .damaged: failing.insert(part)
    case .unreachable, .refused, .exists, nil: failing.remove(part)
    }
    if isFailing != wasFailing { didChange?(nil) }
  }

  /// Records whether the latest snapshot of a session is too large to be stored.
  package func note(isTooLarge: Bool, _ number: UInt64) {
    if isTooLarge { tooLarge.insert(number) } else { tooLarge.remove(number) }
    if !isFailing { didChange?(number) }
  }

  /// Removes a session that has left memory.
  func remove(_ number: UInt64) { tooLarge.remove(number) }
}
