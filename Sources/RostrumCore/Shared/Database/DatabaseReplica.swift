import Foundation
import RostrumRuntime
import RostrumStorage

/// The value of one launch, which may be ahead of the database.
///
/// A change is written by compare-and-set, based on the version that the launch saw last. What
/// others write is adopted on the main actor, where it is merged with changes that aren't written
/// yet. While a write is in flight, it waits for the outcome, because it may contain that write.
///
/// NB: `@unchecked Sendable` because `lock` guards the mutable state.
final class DatabaseReplica<Value: Codable & Sendable>: @unchecked Sendable {
  /// A change that isn't written yet.
  private struct Change: Sendable {
    var value: Value
    var saves: [(continuation: SaveContinuation, context: SaveContext)] = []
  }

  /// The result of adopting a stored value.
  private struct Adoption: Sendable {
    /// The change that was merged, if it was known.
    var change: Change?
    var isAhead = false
    var isComplete = true
  }

  private let document: DatabaseDocument<Value>
  private let isReadOnly: Bool
  private let lock = Lock()
  private var subscriber: SharedSubscriber<Value>?
  /// The value to begin with, if none is stored.
  private var initial: Value?
  /// The stored value that the launch saw last; `nil` until it is loaded.
  private var base: Committed<Value>?
  private var arrival: Committed<Value>?
  private var change: Change?
  private var isWriting = false
  private var conflict: SharedConflict?
  private var refusal: (any Error)?
  private var delays = RetryDelay()

  init(_ document: DatabaseDocument<Value>, isReadOnly: Bool) {
    self.document = document
    self.isReadOnly = isReadOnly
  }

  deinit { document.remove(ObjectIdentifier(self)) }
}

// MARK: Loading

extension DatabaseReplica {
  func load(_ context: LoadContext<Value>, _ continuation: LoadContinuation<Value>) {
    if let initial = context.initialValue {
      lock.withLock { self.initial = initial }
      if let known = document.current {
        lock.withLock { base = known }
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
      if case .success(let committed) = result { lock.withLock { base = committed } }
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
    guard case .success(let committed) = result, committed.value == nil else { return false }
    return lock.withLock {
      guard base == nil, change == nil else { return false }
      base = committed
      return true
    }
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
      let replaced = change?.value
      if let refusal = self.refusal { return (replaced, refusal) }
      var changed = change ?? Change(value: value)
      changed.value = value
      changed.saves.append((continuation, context))
      change = changed
      return (replaced, nil)
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
  private func startWriting() {
    let isFirst = lock.withLock {
      guard change != nil, base != nil, !isWriting else { return false }
      isWriting = true
      return true
    }
    if isFirst { document.exchange.write { [self] in await writeChanges() } }
  }

  @MainActor private func writeChanges() async {
    while let (change, version) = takeChange() {
      switch await document.write(change.value, basedOn: version, by: self) {
      case .written(let committed):
        lock.withLock {
          base = committed
          delays = RetryDelay()
        }
        didSave(change)
      case .conflict(let committed):
        putBack(change)
        rebase(onto: committed)
      case .failed(let error):
        putBack(change)
        fail(error)
      }
      if let arrival = takeArrival() { rebase(onto: arrival) }
    }
  }

  private func takeChange() -> (Change, version: Int64)? {
    lock.withLock {
      guard let taken = change, let base, isWriting else {
        isWriting = false
        return nil
      }
      change = nil
      return (taken, base.version)
    }
  }

  /// Keeps a change that wasn't written, unless there is a later one.
  private func putBack(_ unwritten: Change) {
    lock.withLock {
      change = Change(
        value: change?.value ?? unwritten.value, saves: unwritten.saves + (change?.saves ?? []))
    }
  }

  @MainActor private func didSave(_ change: Change) {
    let conflict = lock.withLock {
      defer { self.conflict = nil }
      return self.conflict
    }
    complete(change, conflict)
  }

  /// Ends saves.
  ///
  /// A change that lost a conflict isn't unsaved: the error is a notice.
  private func complete(_ change: Change, _ conflict: SharedConflict?) {
    for (continuation, context) in change.saves {
      if let conflict, context == .userInitiated {
        continuation.resume(throwing: conflict)
      } else {
        continuation.resume()
      }
    }
    if let conflict { lock.withLock { subscriber }?.yield(saveError: conflict) }
  }

  /// Handles a write that failed: it is repeated if the storage may accept it later.
  @MainActor private func fail(_ error: any Error) {
    let isRepeated = error is StorageError
    let (saves, delay) = lock.withLock {
      let saves = change?.saves ?? []
      change?.saves = []
      if !isRepeated { change = nil }
      if case SharedDatabaseError.undecodable? = error as? SharedDatabaseError { refusal = error }
      isWriting = false
      return (saves, isRepeated ? delays.next() : nil)
    }
    for save in saves { save.continuation.resume(throwing: error) }
    guard let delay else { return }
    Task { [clock = document.exchange.clock, weak self] in
      try? await clock.sleep(for: delay)
      self?.retry()
    }
  }

  /// Writes a change that failed, for which nobody waits any longer.
  private func retry() {
    lock.withLock {
      guard let subscriber, change?.saves.isEmpty == true else { return }
      let recovery = SaveContinuation { result in
        if case .success = result { subscriber.yield(saveError: nil) }
      }
      change?.saves.append((recovery, .didSet))
    }
    startWriting()
  }
}

// MARK: Changes by others

extension DatabaseReplica {
  /// Handles what others have stored, or the reason why it can't be read.
  @MainActor func arrive(_ result: Result<Committed<Value>, any Error>) {
    switch result {
    case .failure(let error):
      if error is SharedDatabaseError { lock.withLock { refusal = error } }
      lock.withLock { subscriber }?.yield(throwing: error)
    case .success(let committed):
      let mustWait = lock.withLock {
        refusal = nil
        if isWriting { arrival = committed }
        return isWriting
      }
      if !mustWait { rebase(onto: committed) }
    }
  }

  private func takeArrival() -> Committed<Value>? {
    lock.withLock {
      defer { arrival = nil }
      return arrival
    }
  }

  /// Adopts a stored value, and keeps own changes that go together with it.
  @MainActor private func rebase(onto committed: Committed<Value>) {
    let (subscriber, merge) = lock.withLock { (self.subscriber, self.merge(with: committed)) }
    guard let subscriber, let merge else { return }
    let adoption = Locked(Adoption())
    subscriber.rebase(merge.own) { [self] own in
      let result = merge.merging(own)
      let adopted = adopt(committed, result)
      adoption.withLock { $0 = adopted }
      return result.value
    }
    let adopted = adoption.value
    if adopted.isAhead { return startWriting() }
    let overruled = SharedConflict(key: document.title, isPartial: false)
    if let done = adopted.change {
      complete(done, adopted.isComplete ? nil : overruled)
    } else if !adopted.isComplete {
      subscriber.yield(saveError: overruled)
    }
  }

  private func adopt(
    _ committed: Committed<Value>, _ result: SharedMerge<Value>.Result
  ) -> Adoption {
    lock.withLock {
      base = committed
      var merged = change
      merged?.value = result.value
      change = result.isAhead ? merged ?? Change(value: result.value) : nil
      if result.isAhead, !result.isComplete {
        conflict = SharedConflict(key: document.title, isPartial: true)
      }
      return Adoption(change: merged, isAhead: result.isAhead, isComplete: result.isComplete)
    }
  }

  /// How to adopt a stored value, or `nil` if a later one was adopted already.
  private func merge(with committed: Committed<Value>) -> SharedMerge<Value>? {
    guard let initial else { return nil }
    if let base, committed.version == base.version { return nil }
    if let base, committed.version > 0, committed.version < base.version { return nil }
    return SharedMerge(
      base: base?.value ?? initial, theirs: committed.value ?? initial,
      isNew: committed.version != base?.version ?? 0, unwritten: change?.value)
  }
}
