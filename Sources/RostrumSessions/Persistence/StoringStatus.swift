package import RostrumStorage

/// Whether sessions that go on are stored, which their readers are told.
///
/// Sessions whose storage can't be reached wait, and so do their pages. A storage that is full or
/// damaged can't be changed by a different node either: sessions go on, and what is done from then on
/// may be lost.
@MainActor
package final class StoringStatus {
  /// What is written.
  package enum Part { case lease, sessions }

  /// What fails while sessions go on.
  private var failing: Set<Part> = []
  /// Called when storing begins to fail, and when it works again.
  package var didChange: (() -> Void)?

  /// Whether sessions go on that aren't stored.
  package var isFailing: Bool { !failing.isEmpty }

  /// Notes the outcome of a write.
  ///
  /// - Parameters:
  ///   - error: The error; `nil` if the storage has accepted it.
  ///   - part: What was written.
  package func note(_ error: StorageError?, of part: Part) {
    let wasFailing = isFailing
    switch error {
    case .full, .damaged: failing.insert(part)
    case .unreachable, .refused, .exists, nil: failing.remove(part)
    }
    if isFailing != wasFailing { didChange?() }
  }
}
