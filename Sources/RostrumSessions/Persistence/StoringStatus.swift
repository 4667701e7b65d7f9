package import RostrumStorage

/// Whether running sessions are stored, of which users are notified.
///
/// Sessions whose storage is unreachable wait, and so do their pages. A full or damaged storage
/// can't be changed by other nodes either, so sessions keep running, but their changes may be lost.
@MainActor
package final class StoringStatus {
  /// A kind of write.
  package enum Part { case lease, sessions }

  /// The kinds of writes that fail while sessions keep running.
  private var failing: Set<Part> = []
  /// Called when storing starts to fail, and when it works again.
  package var didChange: (() -> Void)?

  /// Whether sessions are running that can't be stored.
  package var isFailing: Bool { !failing.isEmpty }

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
    if isFailing != wasFailing { didChange?() }
  }
}
