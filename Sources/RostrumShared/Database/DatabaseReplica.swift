import Foundation
import RostrumRuntime
import RostrumStorage

/// The value of one launch, which may be ahead of the database.
///
/// A change is written by compare-and-set, based on the version that the launch saw last. What
/// others write is adopted on the main actor, where it is merged with changes that aren't written
/// yet. While a write is in flight, it waits for the outcome, because it may contain that write.
///
/// A change that the storage doesn't accept outlives its launch: it is written when the storage does.
///
/// NB: `@unchecked Sendable` because `lock` guards the mutable state.
final class DatabaseReplica<Value: Codable & Sendable>: @unchecked Sendable {
  private let document: DatabaseDocument<Value>
  private let isReadOnly: Bool
  private let lock = Lock()
  private var subscriber: SharedSubscriber<Value>?
  private var changes: UnwrittenChanges<Value>

  init(_ document: DatabaseDocument<Value>, isReadOnly: Bool) {
    self.document = document
    self.isReadOnly = isReadOnly
    changes = UnwrittenChanges(to: document.title, isReadOnly: isReadOnly)
  }

  deinit { document.remove(ObjectIdentifier(self)) }
}

// MARK: Loading

extension DatabaseReplica {
  func load(_ context: LoadContext<Value>, _ continuation: LoadContinuation<Value>) {
    if let initial = context.initialValue {
      lock.withLock { changes.begin(with: initial) }
      if let known = document.current {
        lock.withLock { changes.begin(with: known) }
        return continuation.resume(with: .success(known.value))
      }
    }
    document.exchange.load(document) { [self] in
      let result: Result<Committed<Value>, any Error>
      do { result = .success(try await document.read()) } catch { result = .failure(error) }
      take(result, continuation)
    }
  }

  /// Ends a load: a launch adopts the value, and a key that nobody uses yet returns it.
  @MainActor private func take(
    _ result: Result<Committed<Value>, any Error>, _ continuation: LoadContinuation<Value>
  ) {
    let isUsed = lock.withLock { subscriber != nil }
    guard isUsed else {
      if case .success(let committed) = result { lock.withLock { changes.begin(with: committed) } }
      return continuation.resume(with: result.map(\.value))
    }
    if !adoptNothing(result) { arrive(result) }
    switch result {
    case .success: continuation.resumeReturningInitialValue()
    case .failure(let error):
      continuation.resume(throwing: error)
      // The document tries again for all launches.
      if error is StorageError { document.mayHaveChanged() }
    }
  }

  /// Adopts that nothing is stored, if the launch still has the initial value.
  ///
  /// The value stays the same, so its readers aren't notified.
  ///
  /// - Returns: Whether there is nothing else to adopt.
  private func adoptNothing(_ result: Result<Committed<Value>, any Error>) -> Bool {
    guard case .success(let committed) = result else { return false }
    return lock.withLock { changes.adoptNothing(committed) }
  }

  func subscribe(_ subscriber: SharedSubscriber<Value>) -> SharedSubscription {
    lock.withLock { self.subscriber = subscriber }
    document.add(self)
    // What was stored since it was loaded.
    if let known = document.current { MainQueue.perform { self.arrive(.success(known)) } }
    return SharedSubscription { [weak self, document] in
      guard let self else { return }
      document.remove(ObjectIdentifier(self))
    }
  }
}

// MARK: Saving

extension DatabaseReplica {
  func save(_ value: Value, _ context: SaveContext, _ continuation: SaveContinuation) {
    if isReadOnly { return continuation.resume() }
    let (replaced, refusal) = lock.withLock { () -> (Value?, (any Error)?) in
      if let refusal = changes.refusal { return (nil, refusal) }
      let save = UnwrittenChanges<Value>.Save(continuation: continuation, context: context)
      return (changes.add(value, save), nil)
    }
    // NB: Released outside the lock, because releasing a value can run app code.
    withExtendedLifetime(replaced) {}
    if let refusal {
      document.failed(refusal)
      return continuation.resume(throwing: refusal)
    }
    startWriting()
  }

  /// Writes the changes, unless that is being done, or the base isn't known yet.
  func startWriting() {
    let isFirst = lock.withLock { changes.startWriting() }
    if isFirst { document.exchange.write(document.key) { [self] in await writeChanges() } }
  }

  @MainActor private func writeChanges() async {
    repeat { document.enqueue(self) } while await document.turns.take({ await self.writeNext() })
  }

  /// Writes the changes so far, again while others come first.
  ///
  /// It keeps the turn meanwhile, so that other launches of the process don't overtake it. What these
  /// have to write goes along if it can be merged.
  ///
  /// - Returns: Whether there may be more to write.
  @MainActor private func writeNext() async -> Bool {
    document.dequeue(self)
    // What was stored while the launch waited for its turn.
    catchUp()
    while let write = lock.withLock({ changes.nextWrite() }) {
      let (value, others) = document.join(write)
      let outcome = await document.write(value, basedOn: write.version)
      for replica in [self] + others {
        replica.take(outcome, of: write, isJoint: !others.isEmpty)
      }
      switch outcome {
      case .written: return true
      case .conflict: continue
      case .failed: return false
      }
    }
    return false
  }

  /// Handles the outcome of a write that contains the changes so far.
  @MainActor private func take(
    _ outcome: DatabaseDocument<Value>.Outcome, of write: UnwrittenChanges<Value>.Write,
    isJoint: Bool
  ) {
    switch outcome {
    case .written(let version):
      end(lock.withLock { changes.didWrite(version: isJoint ? write.version : version) })
    case .conflict(let stored):
      lock.withLock { changes.didConflict() }
      rebase(onto: stored, isRefusal: true)
    case .failed(let error): fail(error)
    }
    catchUp()
  }

  /// Adds the changes that wait to a write of a different launch.
  ///
  /// - Parameter write: The write.
  /// - Returns: The value with all changes; `nil` if they don't go together.
  @MainActor func join(_ write: UnwrittenChanges<Value>.Write) -> Value? {
    guard let companion = lock.withLock({ changes.companion(of: write) }) else { return nil }
    let result = companion.merge.merging(companion.merge.own)
    guard result.isComplete, lock.withLock({ changes.join(companion) }) else { return nil }
    return result.value
  }

  /// Ends saves.
  ///
  /// A change that lost a conflict isn't unsaved: the error is a notice.
  private func end(_ outcome: UnwrittenChanges<Value>.Outcome) {
    for save in outcome.saves {
      if let conflict = outcome.conflict, save.context == .userInitiated {
        save.continuation.resume(throwing: conflict)
      } else {
        save.continuation.resume()
      }
    }
    let subscriber = lock.withLock { self.subscriber }
    if outcome.isRecovery {
      document.exchange.release(ObjectIdentifier(self))
      subscriber?.yield(saveError: nil)
    }
    if let conflict = outcome.conflict { subscriber?.yield(saveError: conflict) }
  }

  /// Handles a write that failed: it is repeated if the storage may accept it later.
  @MainActor private func fail(_ error: any Error) {
    let failure = lock.withLock { () -> UnwrittenChanges<Value>.Failure in
      if case SharedDatabaseError.undecodable? = error as? SharedDatabaseError {
        changes.refusal = error
      }
      return changes.didFail(
        error, isTemporary: error is StorageError, isDoubtful: Self.isDoubtful(error))
    }
    for save in failure.saves { save.continuation.resume(throwing: error) }
    guard let delay = failure.delay else { return }
    document.exchange.hold(ObjectIdentifier(self), of: document.key) { [self] in startWriting() }
    Task { [clock = document.exchange.clock] in
      try? await clock.sleep(for: delay)
      startWriting()
    }
  }

  /// Whether a value may have been written despite an error.
  private static func isDoubtful(_ error: any Error) -> Bool {
    guard let error = error as? StorageError else { return false }
    if case .refused = error { return false }
    return true
  }
}

// MARK: Changes by others

extension DatabaseReplica {
  /// Handles what others have stored, or the reason why it can't be read.
  @MainActor func arrive(_ result: Result<Committed<Value>, any Error>) {
    switch result {
    case .failure(let error):
      if error is SharedDatabaseError { lock.withLock { changes.refusal = error } }
      lock.withLock { subscriber }?.yield(throwing: error)
    case .success(let committed):
      lock.withLock { changes.refusal = nil }
      rebase(onto: document.current ?? committed)
    }
  }

  /// Adopts the latest value that the process knows.
  @MainActor private func catchUp() {
    if let known = document.current { rebase(onto: known) }
  }

  /// Adopts a stored value, and keeps own changes that go together with it.
  @MainActor private func rebase(onto stored: Committed<Value>, isRefusal: Bool = false) {
    let (subscriber, merge) = lock.withLock {
      (self.subscriber, changes.merge(with: stored, isRefusal: isRefusal))
    }
    guard let subscriber, let merge else { return }
    let adoption = Locked<UnwrittenChanges<Value>.Adoption?>(nil)
    let adopt: @Sendable (Value) -> Value = { [self] own in
      let result = merge.merging(own)
      let adopted = lock.withLock { changes.adopt(stored, result) }
      adoption.withLock { $0 = adopted }
      return result.value
    }
    subscriber.rebase(merge.own, adopt)
    // The launch may have ended before its changes were written.
    if adoption.value == nil { _ = adopt(merge.own) }
    switch adoption.value {
    case .isDone(let outcome): end(outcome)
    case .isAhead, nil: startWriting()
    }
  }
}
