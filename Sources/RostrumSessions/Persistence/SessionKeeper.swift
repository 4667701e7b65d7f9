package import Logging
internal import RostrumRestoration
import RostrumRuntime
package import RostrumStorage

/// Stores the sessions of a process, so that they outlive it.
///
/// A new session is written immediately, and a changed session within a second: changed values are
/// encoded between turns, and the snapshot is written off the main actor.
@MainActor
package final class SessionKeeper {
  package nonisolated let repository: SessionRepository
  package nonisolated let lease: NodeLease
  /// Authenticates session tokens.
  package nonisolated let tokenKey: SharedTokenKey
  /// Whether running sessions are stored.
  package let storing: StoringStatus
  /// Called after each snapshot.
  package var didTakeSnapshot: ((any PersistentSession) -> Void)?
  private let configuration: Configuration
  private let clock: any Clock<Duration>
  private let turns: TurnQueue
  private let logger: Logger
  private var changed: [UInt64: any PersistentSession] = [:]
  private let captures: SnapshotCaptures
  private var timer: Task<Void, Never>?
  /// The number of snapshots that wait for a turn.
  private var waiting = 0
  private var loops: [Task<Void, Never>] = []
  /// The attempt to regain the node's sessions.
  package private(set) var regaining: Task<Void, Never>?
  private var resume: @MainActor @Sendable () -> Void = {}
  private var leaseOutage = StorageOutage()
  /// Receives the numbers of sessions that a different node has, or that no longer exist.
  private let lost: @MainActor @Sendable (Set<UInt64>) -> Void
  /// The reason why the storage is unusable; `nil` if it isn't.
  private let damage = Locked<String?>(nil)

  package init(
    _ configuration: Configuration, program: String, tokenKeyName: String, turns: TurnQueue,
    clock: any Clock<Duration>, logger: Logger,
    exceeded: @escaping @MainActor @Sendable (UInt64, StoredShare) -> Void,
    lost: @escaping @MainActor @Sendable (Set<UInt64>) -> Void
  ) {
    self.configuration = configuration
    self.clock = clock
    self.turns = turns
    self.logger = logger
    self.lost = lost
    var settings = SessionRepository.Configuration(
      storage: configuration.storage, node: configuration.node, seal: configuration.seal,
      program: program, lifetime: configuration.lifetime, patience: configuration.patience)
    settings.runningLimits = configuration.runningLimits
    settings.storedLimits = configuration.storedLimits
    settings.maximumBytes = configuration.maximumBytes
    let storing = StoringStatus()
    self.storing = storing
    repository = SessionRepository(
      settings, clock: clock, logger: logger,
      exceeded: { number, share in Task { @MainActor in exceeded(number, share) } },
      wrote: { error in Task { @MainActor in storing.note(error, of: .sessions) } },
      outgrew: { number, isTooLarge in
        Task { @MainActor in storing.note(isTooLarge: isTooLarge, number) }
      },
      lost: { numbers in Task { @MainActor in lost(numbers) } })
    lease = NodeLease(
      repository: repository, lifetime: configuration.leaseLifetime, now: turns.now)
    tokenKey = SharedTokenKey(configuration, name: tokenKeyName, logger: logger)
    captures = SnapshotCaptures(clock: clock)
    captures.isDue = { [weak self] in self?.sessionChanged($0) }
  }

  /// Whether the node should receive sessions.
  ///
  /// Without the key for tokens, a node would take tokens of other nodes for forged, and start new
  /// sessions in place of theirs.
  package nonisolated var isReady: Bool {
    lease.isCurrent && tokenKey.value != nil && damage.value == nil
  }

  /// The time after which a session without a browser leaves memory, if it is stored completely.
  package var hibernation: Duration { configuration.hibernation }

  // MARK: Changes

  /// Writes a new session now, so that other nodes can request it, and again whenever it changes.
  package func begin(_ session: any PersistentSession) {
    follow(session)
    if let snapshot = session.snapshot() {
      repository.begin(session.number, session.header, snapshot)
      didTakeSnapshot?(session)
    }
    flushLater()
  }

  /// Writes a session whenever it changes.
  package func keep(_ session: any PersistentSession) {
    follow(session)
    sessionChanged(session)
  }

  private func follow(_ session: any PersistentSession) {
    let report = { [weak self, weak session] in
      if let session { self?.sessionChanged(session) }
    }
    session.didChange = report
    session.restoration?.didChange = report
  }

  /// Writes a session now.
  ///
  /// - Returns: Whether the session is stored completely.
  package func write(_ session: any PersistentSession) async -> Bool {
    putSnapshot(of: session)
    await repository.flush()
    return repository.hasStored(session.number)
  }

  /// Whether a session is stored completely.
  package func hasStored(_ session: any PersistentSession) -> Bool {
    changed[session.number] == nil && captures.isDone(session)
      && repository.hasStored(session.number)
  }

  /// Writes all changes, and returns when that is done, has failed, or reaches the limit.
  ///
  /// - Returns: The numbers of sessions with changes before the call that aren't written.
  package func writeChanges(within limit: Duration) async -> Set<UInt64> {
    for session in Array(changed.values) + captures.unfinished where session.didChange != nil {
      putSnapshot(of: session)
    }
    changed = [:]
    let (repository, clock) = (repository, clock)
    // Sessions change while they are written. Those changes are written when the process ends.
    let versions = repository.unwrittenVersions
    let (ends, end) = AsyncStream.makeStream(of: Never.self)
    Task.detached {
      await repository.flush()
      end.finish()
    }
    let alarm = Task.detached {
      try? await clock.sleep(for: limit)
      end.finish()
    }
    for await _ in ends {}
    alarm.cancel()
    return Set(versions.filter { !repository.hasStored($0.value, of: $0.key) }.keys)
  }

  private func sessionChanged(_ session: any PersistentSession) {
    guard changed.updateValue(session, forKey: session.number) == nil, timer == nil else { return }
    let (alarm, repository) = (clock.alarm(after: configuration.delay), repository)
    timer = Task.detached { [weak self] in
      guard (try? await alarm()) != nil, !Task.isCancelled else { return }
      if await self?.takeSnapshots() == true { await repository.flush() }
    }
  }

  /// The longest time for which snapshots block the main actor without a pause.
  private static let slice = Duration.microseconds(200)

  /// Takes snapshots of the changed sessions: immediately with pauses while no turn is waiting, and
  /// otherwise when it is the sessions' turn.
  ///
  /// - Returns: Whether to write the snapshots now, rather than together with those that wait.
  private func takeSnapshots() async -> Bool {
    timer = nil
    let sessions = changed.values
    changed = [:]
    // Sessions that wait behind a heavy one aren't delayed a second time.
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

  private func takeSnapshot(of session: any PersistentSession) {
    putSnapshotIfKept(of: session)
    waiting -= 1
    if waiting == 0 { flushLater() }
  }

  /// Puts a snapshot once its large values are encoded, unless the session has left the node in the
  /// meantime.
  private func putSnapshotIfKept(of session: any PersistentSession) {
    guard session.didChange != nil, !captures.postpones(session) else { return }
    let start = turns.now()
    guard let (snapshot, launch) = turns.perform(for: session.number, { session.capture() }) else {
      return
    }
    if launch.isComplete {
      repository.put(snapshot, of: session.number)
      captures.rest(session, after: turns.now() - start)
      didTakeSnapshot?(session)
      return
    }
    captures.encode(launch, of: session, in: turns) { [weak self, weak session] values in
      if let session { self?.complete(snapshot, launch, with: values, of: session) }
    }
  }

  private func complete(
    _ snapshot: SessionSnapshot, _ capture: LaunchCapture, with values: LaunchCapture.Encoded,
    of session: any PersistentSession
  ) {
    guard session.didChange != nil else { return }
    guard let launch = session.complete(capture, with: values) else {
      return sessionChanged(session)
    }
    var snapshot = snapshot
    snapshot.launch = launch
    repository.put(snapshot, of: session.number)
    didTakeSnapshot?(session)
    flushLater()
  }

  /// Puts a complete snapshot.
  private func putSnapshot(of session: any PersistentSession) {
    captures.remove(session)
    let snapshot = turns.perform(for: session.number) { session.snapshot() }
    if let snapshot { repository.put(snapshot, of: session.number) }
    didTakeSnapshot?(session)
  }

  private func flushLater() {
    let repository = repository
    Task.detached { await repository.flush() }
  }

  /// Takes the snapshot of a session that is about to end in this process.
  package func takeLastSnapshot(of session: any PersistentSession) {
    changed[session.number] = nil
    storing.remove(session.number)
    putSnapshot(of: session)
    session.didChange = nil
  }

  /// Stops storing a session.
  package func forget(_ session: any PersistentSession) {
    changed[session.number] = nil
    captures.remove(session)
    storing.remove(session.number)
    session.didChange = nil
  }

  // MARK: Life

  /// Joins the storage's other nodes, and loads the key for tokens.
  ///
  /// - Parameters:
  ///   - resume: Called when the node may run its sessions again after its lease lapsed.
  ///   - handOver: Receives the numbers of sessions that other nodes request.
  ///   - revoke: Receives the names of users whose sessions were all ended by a node.
  /// - Throws: The reason why the stored key for tokens can't be decrypted.
  package func start(
    resume: @escaping @MainActor @Sendable () -> Void,
    handOver: @escaping @MainActor @Sendable (UInt64) -> Void,
    revoke: @escaping @MainActor @Sendable (String) -> Void
  ) async throws(SnapshotSeal.Defect) {
    self.resume = resume
    do {
      _ = try await lease.renew()
    } catch {
      _ = leaseOutage.begin()
      logger.error("sessions can't be stored yet", metadata: ["error": "\(error)"])
    }
    try await tokenKey.load()
    let (storage, node, repository) = (configuration.storage, configuration.node, repository)
    loops = [
      renewing(), sweeping(), trimming(),
      Task.detached { for await number in storage.handOvers(to: node) { await handOver(number) } },
      Task.detached {
        for await number in storage.releases(to: node) { repository.wasReleased(number) }
      },
      Task.detached { [weak self] in
        for await user in storage.revocations() {
          // Some revocations may have been missed; the sessions' rows tell which.
          if user.isEmpty { await self?.checkSessions() } else { await revoke(user) }
        }
      },
    ]
  }

  private func renewing() -> Task<Void, Never> {
    let (clock, pause) = (clock, configuration.renewal)
    return Task.detached { [weak self] in
      while (try? await clock.sleep(for: pause)) != nil, !Task.isCancelled {
        await self?.renewLease()
      }
    }
  }

  /// Renews the node's lease, and regains its sessions if the lease lapsed.
  ///
  /// The next renewal doesn't wait for this one's consequences.
  package func renewLease() async {
    do throws(StorageError) {
      let lapse = try await lease.renew()
      if leaseOutage.end() { logger.warning("the lease of the node is renewed again") }
      damage.withLock { $0 = nil }
      storing.note(nil, of: .lease)
      if let lapse { regain(after: lapse) } else { resume() }
      Task { [tokenKey, repository] in
        await tokenKey.loadIfMissing()
        await repository.retry()
      }
    } catch {
      leaseOutage(of: error)
    }
  }

  private func leaseOutage(of error: StorageError) {
    storing.note(error, of: .lease)
    switch error {
    case .unreachable:
      guard leaseOutage.begin() else { return }
      logger.error(
        "the lease of the node can't be renewed; when it has ended, sessions wait until it is",
        metadata: ["error": "\(error)"])
    case .damaged(let reason):
      let isNew = damage.withLock { damage in
        defer { damage = reason }
        return damage == nil
      }
      guard isNew else { return }
      logger.critical(
        "the storage is damaged; sessions continue in memory, and nothing is stored any more",
        metadata: ["error": "\(error)"])
    // A full storage doesn't end a lease; the repository logs it.
    case .full, .refused, .exists: break
    }
  }

  private func regain(after lapse: NodeLeaseMachine.Lapse) {
    guard regaining == nil else { return }
    regaining = Task {
      defer { regaining = nil }
      do throws(StorageError) {
        let lost = try await lease.regain(after: lapse)
        logger.warning("the lease of the node had ended, and its sessions waited")
        self.lost(lost)
        resume()
        await repository.retry()
      } catch {
        // The next renewal retries.
      }
    }
  }

  /// Ends sessions whose rows no longer exist.
  private func checkSessions() async {
    if let gone = try? await repository.regain(), !gone.isEmpty { lost(gone) }
  }

  private func trimming() -> Task<Void, Never> {
    let (clock, pause, repository) = (clock, configuration.trim, repository)
    return Task.detached {
      while (try? await clock.sleep(for: pause)) != nil, !Task.isCancelled {
        await repository.trim()
      }
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

  /// Writes all sessions, and leaves the storage's other nodes.
  ///
  /// - Parameter numbers: All sessions of the process, after their last snapshots were taken.
  package func finish(_ numbers: [UInt64]) async {
    stop()
    // A process that was suspended before it ends may still have its sessions.
    if !lease.holds, let lapse = try? await lease.renew() {
      _ = try? await lease.regain(after: lapse)
    }
    await repository.finish(numbers)
  }

  /// Stops renewing the lease, and all other background work.
  package func stop() {
    for loop in loops { loop.cancel() }
    loops = []
    timer?.cancel()
    timer = nil
  }
}
