internal import Dispatch
package import RostrumRestoration
import RostrumRuntime

/// Encodes sessions' large values off the main actor, one snapshot per session at a time.
///
/// A session pauses after an expensive snapshot, so that a large state that changes constantly
/// occupies a thread only part of the time. Changes during the pause are in the next snapshot.
@MainActor
package final class SnapshotCaptures {
  private enum Phase {
    case encoding
    case resting
  }

  private struct Entry {
    let session: any PersistentSession
    let number: UInt64
    var phase: Phase
    /// Whether a change after the snapshot is waiting for the next one.
    var isOverdue = false
  }

  /// The duration from which a snapshot is followed by a pause.
  private static let limit = Duration.milliseconds(5)

  private let clock: any Clock<Duration>
  private let queue = DispatchQueue(label: "rostrum.snapshots", qos: .utility)
  private var entries: [UInt64: Entry] = [:]
  private var count: UInt64 = 0
  /// Called when a changed session may take its next snapshot.
  package var isDue: ((any PersistentSession) -> Void)?

  package init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// Whether a session has to wait for its next snapshot; if so, ``isDue`` is called later.
  package func postpones(_ session: any PersistentSession) -> Bool {
    guard entries[session.number] != nil else { return false }
    entries[session.number]?.isOverdue = true
    return true
  }

  /// Whether all reported changes of a session are in a snapshot.
  package func isDone(_ session: any PersistentSession) -> Bool {
    guard let entry = entries[session.number] else { return true }
    return entry.phase == .resting && !entry.isOverdue
  }

  /// The sessions with changes that aren't in a snapshot yet.
  package var unfinished: [any PersistentSession] {
    entries.values.map(\.session).filter { !isDone($0) }
  }

  /// Removes a session, because a later snapshot is complete or the session is no longer kept.
  package func remove(_ session: any PersistentSession) { entries[session.number] = nil }

  /// Encodes the missing values of a capture.
  ///
  /// - Parameters:
  ///   - capture: The values of a session.
  ///   - session: The session.
  ///   - turns: Records which session's code runs.
  ///   - completion: Called with the values, unless the session was removed in the meantime.
  package func encode(
    _ capture: LaunchCapture, of session: any PersistentSession, in turns: TurnQueue,
    completion: @escaping @MainActor @Sendable (LaunchCapture.Encoded) -> Void
  ) {
    count += 1
    let (number, count) = (session.number, count)
    entries[number] = Entry(session: session, number: count, phase: .encoding)
    queue.async { [weak self] in
      let start = turns.now()
      let values = turns.perform(for: number) { capture.encode() }
      let duration = turns.now() - start
      Task { @MainActor in
        guard let self, self.entries[number]?.number == count else { return }
        completion(values)
        self.rest(number, count, after: duration)
      }
    }
  }

  /// Starts a pause after a snapshot that occupied the main actor for a while.
  package func rest(_ session: any PersistentSession, after duration: Duration) {
    guard duration > Self.limit else { return }
    count += 1
    entries[session.number] = Entry(session: session, number: count, phase: .resting)
    // Others had to wait for the main actor, so the pause is longer.
    rest(session.number, count, after: duration * 2)
  }

  private func rest(_ number: UInt64, _ count: UInt64, after duration: Duration) {
    guard duration > Self.limit else { return end(number, count) }
    entries[number]?.phase = .resting
    Task { [weak self, clock] in
      try? await clock.sleep(for: duration * 4)
      self?.end(number, count)
    }
  }

  private func end(_ number: UInt64, _ count: UInt64) {
    guard let entry = entries[number], entry.number == count else { return }
    entries[number] = nil
    if entry.isOverdue { isDue?(entry.session) }
  }
}
