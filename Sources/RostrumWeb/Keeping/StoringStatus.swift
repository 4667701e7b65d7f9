import RostrumStorage

/// Whether sessions that go on are stored, which their readers are told.
///
/// Sessions whose storage can't be reached wait, and so do their pages. A storage that is full or
/// damaged can't be changed by a different node either: sessions go on, and what is done from then on
/// may be lost.
@MainActor
final class StoringStatus {
  /// What is written.
  enum Part { case lease, sessions }

  /// What fails while sessions go on.
  private var failing: Set<Part> = []
  /// Called when storing begins to fail, and when it works again.
  var didChange: (() -> Void)?

  /// What readers are told; `nil` if sessions are stored or wait.
  var notice: ClientNotice? { failing.isEmpty ? nil : .unstored }

  /// Notes the outcome of a write.
  ///
  /// - Parameters:
  ///   - error: The error; `nil` if the storage has accepted it.
  ///   - part: What was written.
  func note(_ error: StorageError?, of part: Part) {
    let former = notice
    switch error {
    case .full, .damaged: failing.insert(part)
    case .unreachable, .refused, .exists, nil: failing.remove(part)
    }
    if notice != former { didChange?() }
  }
}
