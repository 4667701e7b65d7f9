import Logging
import RostrumRestoration
import RostrumStorage

/// Keeps the sessions of a store, so that they outlive the process.
///
/// A new session is written at once. A session that changes is written within a second: its snapshot
/// is taken between turns, and encoded and written off the main actor.
@MainActor
final class SessionKeeper {
  /// The settings of a keeper.
  struct Configuration: Sendable {
    /// Where the sessions are stored.
    var storage: any SessionStorage & SharedValueStorage
    /// The process, as the storage knows it.
    var node = NodeID.random()
    /// Encrypts what is stored.
    var seal = SnapshotSeal.none
    /// The time for which a session is stored after it was written last.
    var lifetime = WebServer.Configuration.defaultSessionLifetime
    /// The time after which a session without a browser leaves memory, if everything is stored.
    var hibernation: Duration = .seconds(60)
    /// The time from the first change of a session to its snapshot.
    var delay: Duration = .milliseconds(500)
    /// The time after which a different node may take over the sessions of a node that has died.
    var leaseLifetime: Duration = .seconds(5)
    /// The time for which a session is requested from the node that runs it; longer than a lease.
    var patience: Duration = .seconds(6)
    /// The time between renewals of the node's lease.
    var renewal: Duration = .seconds(1)
    /// The time between sweeps of sessions whose lifetime has passed.
    var sweep: Duration = .seconds(3600)
  }

  nonisolated let writer: SessionWriter
  nonisolated let lease: NodeLease
  /// Authenticates the tokens of sessions.
  nonisolated let tokenKey: SharedTokenKey
  /// Called after each snapshot.
  var didTakeSnapshot: ((Session) -> Void)?
  private let configuration: Configuration
  private let clock: any Clock<Duration>
  private let turns: TurnQueue
  private let logger: Logger
  private var changed: [UInt64: Session] = [:]
  private var timer: Task<Void, Never>?
  /// The number of snapshots that wait for their turn.
  private var waiting = 0
  private var loops: [Task<Void, Never>] = []

  init(
    _ configuration: Configuration, program: String, turns: TurnQueue,
    clock: any Clock<Duration>, logger: Logger,
    lost: @escaping @MainActor @Sendable (Set<UInt64>) -> Void
  ) {
    self.configuration = configuration
    self.clock = clock
    self.turns = turns
    self.logger = logger
    writer = SessionWriter(configuration, program: program, clock: clock, logger: logger) {
      numbers in
      Task { @MainActor in lost(numbers) }
    }
    lease = NodeLease(writer: writer, lifetime: configuration.leaseLifetime, now: turns.now)
    tokenKey = SharedTokenKey(configuration, logger: logger)
  }

  /// Whether the node should get sessions.
  ///
  /// A node without the key for tokens would take the sessions of other nodes for forged, and begin
  /// new ones in their place.
  nonisolated var isReady: Bool { lease.isCurrent && tokenKey.value != nil }

  /// The time after which a session without a browser leaves memory, if everything is stored.
  var hibernation: Duration { configuration.hibernation }

  // MARK: Changes

  /// Has a new session written now, so that other nodes can request it, and again when it changes.
  func begin(_ session: Session) {
    follow(session)
    putSnapshot(of: session)
    flushLater()
  }

  /// Has a session written when it changes.
  func keep(_ session: Session) {
    follow(session)
    sessionChanged(session)
  }

  private func follow(_ session: Session) {
    let report = { [weak self, weak session] in
      if let session { self?.sessionChanged(session) }
    }
    session.didChange = report
    session.context.restoration?.didChange = report
  }

  /// Writes a session now.
  ///
  /// - Returns: Whether the storage has all of it.
  func write(_ session: Session) async -> Bool {
    putSnapshot(of: session)
    await writer.flush()
    return await writer.hasStored(session.number)
  }

  private func sessionChanged(_ session: Session) {
    guard changed.updateValue(session, forKey: session.number) == nil, timer == nil else { return }
    let (alarm, writer) = (clock.alarm(after: configuration.delay), writer)
    timer = Task.detached { [weak self] in
      guard (try? await alarm()) != nil, !Task.isCancelled else { return }
      if await self?.takeSnapshots() == true { await writer.flush() }
    }
  }

  /// The longest time for which snapshots block the main actor before they pause.
  private static let slice = Duration.microseconds(200)

  /// Takes snapshots of the sessions that have changed: now while nobody waits, with pauses in which
  /// others come, and otherwise when the sessions have their turn.
  ///
  /// - Returns: Whether the snapshots are to be written now, and not together with those that wait.
  private func takeSnapshots() async -> Bool {
    timer = nil
    let sessions = changed.values
    changed = [:]
    // What waits in the lane of a heavy session doesn't hold up the others a second time.
    let areOverdue = waiting > 0
    var end = turns.now() + Self.slice
    for session in sessions {
      if turns.now() > end {
        await Task.yield()
        end = turns.now() + Self.slice
      }
      if turns.isFree {
        putSnapshotIfKept(of: session)
      } else {
        waiting += 1
        turns.add(.session(session.number)) { [weak self] in self?.takeSnapshot(of: session) }
      }
    }
    return areOverdue || waiting == 0
  }

  private func takeSnapshot(of session: Session) {
    putSnapshotIfKept(of: session)
    waiting -= 1
    if waiting == 0 { flushLater() }
  }

  /// Puts a snapshot, unless the session has left the node since the snapshot was due.
  private func putSnapshotIfKept(of session: Session) {
    if session.didChange != nil { putSnapshot(of: session) }
  }

  private func putSnapshot(of session: Session) {
    if let draft = session.draft() { writer.put(draft) }
    didTakeSnapshot?(session)
  }

  private func flushLater() {
    let writer = writer
    Task.detached { await writer.flush() }
  }

  /// Takes the snapshot of a session that is about to end in this process.
  func takeLastSnapshot(of session: Session) {
    changed[session.number] = nil
    putSnapshot(of: session)
    session.didChange = nil
  }

  /// Stops keeping a session.
  func forget(_ session: Session) {
    changed[session.number] = nil
    session.didChange = nil
  }

  // MARK: Life

  /// Joins the other nodes, and loads the key for tokens.
  ///
  /// - Parameters:
  ///   - resume: Called after each renewal of the lease.
  ///   - handOver: Receives the numbers of sessions that other nodes request.
  /// - Throws: `WebServerError` if the storage is encrypted with a different key.
  func start(
    resume: @escaping @MainActor @Sendable (NodeLease.Renewal) -> Void,
    handOver: @escaping @MainActor @Sendable (UInt64) -> Void
  ) async throws(WebServerError) {
    var outage = StorageOutage()
    do {
      _ = try await lease.renew()
    } catch {
      _ = outage.begin()
      logger.error("sessions can't be stored yet", metadata: ["error": "\(error)"])
    }
    try await tokenKey.load()
    loops = [
      renewing(resume, after: outage), handingOver(handOver), sweeping(),
    ]
  }

  private func renewing(
    _ resume: @escaping @MainActor @Sendable (NodeLease.Renewal) -> Void,
    after outage: StorageOutage
  ) -> Task<Void, Never> {
    let (lease, tokenKey, writer, clock) = (lease, tokenKey, writer, clock)
    let (pause, logger) = (configuration.renewal, logger)
    return Task.detached {
      var outage = outage
      while (try? await clock.sleep(for: pause)) != nil, !Task.isCancelled {
        do throws(StorageError) {
          let renewal = try await lease.renew()
          if outage.end() { logger.warning("the lease of the node is renewed again") }
          await resume(renewal)
          // A slow storage mustn't delay the next renewal.
          Task {
            await tokenKey.loadIfMissing()
            await writer.retry()
          }
        } catch {
          // A storage that is full or damaged ends no lease; the writer logs it.
          guard case .unreachable = error, outage.begin() else { continue }
          logger.error(
            "the lease of the node can't be renewed; when it has ended, sessions wait until it is",
            metadata: ["error": "\(error)"])
        }
      }
    }
  }

  private func handingOver(
    _ handOver: @escaping @MainActor @Sendable (UInt64) -> Void
  ) -> Task<Void, Never> {
    let requests = configuration.storage.handOvers(to: configuration.node)
    return Task.detached {
      for await number in requests { await handOver(number) }
    }
  }

  private func sweeping() -> Task<Void, Never> {
    let (storage, clock, pause) = (configuration.storage, clock, configuration.sweep)
    let logger = logger
    return Task.detached {
      repeat {
        do {
          let count = try await storage.sweep()
          if count > 0 { logger.info("old sessions deleted", metadata: ["count": "\(count)"]) }
        } catch {
          logger.error("old sessions can't be deleted", metadata: ["error": "\(error)"])
        }
      } while (try? await clock.sleep(for: pause)) != nil && !Task.isCancelled
    }
  }

  /// Writes everything, and leaves the other nodes.
  ///
  /// - Parameter sessions: All sessions of the process.
  func finish(_ sessions: [Session]) async {
    timer?.cancel()
    timer = nil
    for session in sessions { takeLastSnapshot(of: session) }
    stop()
    await writer.leave(sessions.map(\.number))
    do {
      try await configuration.storage.remove(configuration.node)
    } catch {
      logger.error("the node can't be removed", metadata: ["error": "\(error)"])
    }
  }

  /// Ends the renewal of the lease, and everything else that runs by itself.
  func stop() {
    for loop in loops { loop.cancel() }
    loops = []
    timer?.cancel()
  }
}

extension NodeID {
  /// A name that no other process has.
  static func random() -> Self {
    Self(rawValue: String(UInt64.random(in: .min ... .max), radix: 36))
  }
}
