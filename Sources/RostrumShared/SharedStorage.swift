import Foundation
import IssueReporting
import RostrumDependencies
import RostrumRestoration
import RostrumRuntime

/// The storage of a shared value, which a key persists if there is one.
///
/// A change costs some locks and a check for a test that tracks changes. The key is called only if it
/// saves changes.
///
/// A change mutates a copy, so that reading the value during the change yields the old value, on any
/// thread. Mutating it in place would violate exclusivity, which ends the process. Changes are made in
/// turn.
///
/// NB: `@unchecked Sendable` because `lock` guards the value, its status and its registration; the
/// subscription and the retention are set while the value is made, before other threads have it.
final class SharedStorage<Value>: SharedReference<Value>, @unchecked Sendable {
  /// NB: Recursive because the first load runs while it is held, and because it is held while a value
  /// is replaced, whose release can run app code.
  private let lock = Lock(isRecursive: true)
  private let observers = SharedObservers()
  private let keeper: SharedKeeper<Value>?
  /// Held while the value changes, and app code runs.
  private let turn: SharedTurn
  /// The default value of the key.
  ///
  /// A value without a key has none, so that its first mutation needs no copy.
  private let initialValue: Value?
  /// The name of the key, if the key finds the value in each launch.
  let lastingKey: String?
  private var subscription: SharedSubscription?
  /// Retains the value while it is unsaved, or `nil` if the launch retains it anyway.
  var retention: SharedRetention?
  // NB: Unchecked, because `lock` guards all accesses.
  @exclusivity(unchecked) private var current: Value
  private var currentStatus = SharedStatus()
  /// The registration of the value with the launch, if the launch keeps it.
  @exclusivity(unchecked) private var keeping: KeptShared<Value>?
  /// The description of the key, if the value was made for a page, which ends before its session
  /// begins; see ``reportUseAfterPage()``.
  let keyOfPage: String?
  private var isStarting = true
  @exclusivity(unchecked) private var isChanging = false
  private var isUseAfterPageReported = false

  /// Makes a value that isn't persisted.
  init(_ value: Value) {
    keeper = nil
    keyOfPage = nil
    turn = SharedTurn(of: Value.self)
    initialValue = nil
    lastingKey = nil
    current = value
    super.init()
  }

  private init(
    _ value: Value, keeper: SharedKeeper<Value>, lastingKey: String?, keyOfPage: String?
  ) {
    self.keeper = keeper
    self.keyOfPage = keyOfPage
    turn = keeper.turn
    self.lastingKey = lastingKey
    initialValue = value
    current = value
    super.init()
  }

  /// Makes a value that a key persists.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value to use if none is stored.
  ///   - isLoaded: Whether the value was loaded already, or is about to be, so that this method
  ///     doesn't load it.
  /// - Returns: The storage.
  static func keyed(
    by key: some SharedReaderKey<Value>, default value: Value, isLoaded: Bool = false
  ) -> SharedStorage where Value: Sendable {
    let storage = SharedStorage(
      value, keeper: SharedKeeper(key), lastingKey: (key as? any LastingKey)?.lastingName,
      keyOfPage: EffectPermission.isGranted ? nil : "\(key)")
    if !isLoaded {
      storage.currentStatus.isLoading = true
      key.load(
        context: .initialValue(value),
        continuation: LoadContinuation("\(key)") { [weak storage] in storage?.found($0) })
    }
    storage.lock.withLock { storage.isStarting = false }
    storage.subscription = key.subscribe(
      context: .initialValue(value),
      subscriber: SharedSubscriber { [weak storage] result in
        MainQueue.perform { storage?.receive(result) }
      } onLoading: { [weak storage] isLoading in
        MainQueue.perform { storage?.update { $0.isLoading = isLoading } }
      } onSaveError: { [weak storage] error in
        if error == nil { storage?.retention?.didRecover() }
        MainQueue.perform { storage?.update { $0.saveError = error } }
      } onRebase: { [weak storage] transform in
        MainQueue.perform { storage?.rebase(transform) }
      } onLatest: { [weak storage] latest in
        MainQueue.perform { storage?.receive(latest) }
      })
    return storage
  }

  override var value: Value {
    if keyOfPage != nil { reportUseAfterPage() }
    observers.didReadValue()
    return SharedChanges.view?.value(of: self) ?? currentValue
  }

  override var description: String { keeper?.name ?? super.description }

  /// Whether a key persists the value.
  var hasKey: Bool { keeper != nil }

  /// The registration of the value with the launch, if the launch keeps it.
  var kept: KeptShared<Value>? { lock.withLock { keeping } }

  func setKept(_ kept: KeptShared<Value>) {
    lock.withLock { keeping = kept }
  }

  override func route(in restoration: Restoration) -> SharedRoute? {
    routeOfStorage(in: restoration)
  }

  /// The actual value, regardless of a test's expectations.
  var currentValue: Value {
    lock.withLock { current }
  }

  override func status(observing part: SharedStatus.Part) -> SharedStatus {
    observers.didReadStatus(part)
    return lock.withLock { currentStatus }
  }

  override func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    if let view = SharedChanges.view { return try withLock(in: view, operation) }
    return try changeNow(operation)
  }

  /// Changes the expected value in a view of expectations, or the actual value in any other view.
  @inline(never)
  private func withLock<R>(
    in view: SharedView, _ operation: (inout Value) throws -> R
  ) rethrows -> R {
    if let result = try view.expect(of: self, now: currentValue, operation) { return result }
    return try changeNow(operation)
  }

  private func changeNow<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    if keyOfPage != nil { reportUseAfterPage() }
    guard let keeper, let save = keeper.save else {
      return try turn.take { try changeHere(operation) }
    }
    return try turn.take {
      // A launch that is about to be told of a change by a different one doesn't overwrite it.
      if let latest = keeper.latest() { replace(latest) }
      defer { keep(save, .didSet) }
      return try changeHere(operation)
    }
  }

  private func changeHere<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    SharedChangeTracker.current?.willChange(self, from: currentValue)
    return try observers.changingValue { try change(operation) }
  }

  private func change<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    // NB: Not a tuple of both, whose type the runtime would look up in each call.
    var isNested = false
    var value = lock.withLock {
      isNested = isChanging
      isChanging = true
      return current
    }
    // A change that continues without its turn is reported already.
    if isNested, turn.isTaken { reportNestedChange() }
    defer {
      let kept = lock.withLock {
        current = value
        isChanging = false
        return keeping
      }
      kept?.changed()
    }
    return try operation(&value)
  }

  private func reportNestedChange() {
    reportIssue(
      """
      A shared value of type "\(Value.self)" was changed inside a change of itself. The outer \
      change doesn't include the inner one, and overwrites it.

      Use the closure's parameter to change the value.
      """)
  }

  /// Reports, once, that a value that was made while a page was rendered is used in a session.
  @inline(never)
  private func reportUseAfterPage() {
    guard let keyOfPage, EffectPermission.isGranted else { return }
    let isReported = lock.withLock {
      defer { isUseAfterPageReported = true }
      return isUseAfterPageReported
    }
    guard !isReported else { return }
    reportIssue(
      """
      A shared value that was made while a page was rendered is used in a session. Its changes \
      aren't stored, and other references of the key don't have them.

        Key: \(keyOfPage)

      A page is rendered before its session begins, and whatever is in a 'static let' or a global \
      variable is made then, for all sessions of all users. Make it in the session: keep the object \
      that declares the '@Shared' property in a '@State' of the app, or in the state of a store.
      """)
  }

  override func load() async throws {
    guard let keeper else { return }
    update { $0.isLoading = true }
    await withCheckedContinuation { done in
      keeper.load { [self] result in
        let found = Found(result: result)
        MainQueue.perform { [self] in
          turn.take { take(found.result) }
          done.resume()
        }
      }
    }
    if let error = lock.withLock({ currentStatus.loadError }) { throw error }
  }

  override func save() async throws {
    guard let save = keeper?.saveNow else { return }
    try await withCheckedThrowingContinuation { continuation in
      turn.take {
        keep(save, .userInitiated) { continuation.resume(with: $0) }
      }
    }
  }
}

extension SharedStorage {
  /// A loaded value on its way to the main actor, where readers are notified.
  ///
  /// NB: `@unchecked Sendable` because the values of keys are `Sendable`.
  fileprivate struct Found: @unchecked Sendable {
    let result: Result<Value?, any Error>
  }

  private func keep(
    _ save: SharedKeeper<Value>.Save, _ context: SaveContext,
    _ completion: @escaping @Sendable (Result<Void, any Error>) -> Void = { _ in }
  ) {
    let retention = retention
    retention?.willSave()
    save(currentValue, context) { [weak self] result in
      self?.didKeep(result)
      retention?.didSave(result)
      completion(result)
    }
  }

  private func didKeep(_ result: Result<Void, any Error>) {
    switch result {
    case .success:
      if lock.withLock({ currentStatus.saveError == nil }) { return }
      MainQueue.perform { self.update { $0.saveError = nil } }
    case .failure(let error):
      MainQueue.perform { self.update { $0.saveError = error } }
    }
  }

  /// Handles the initial load: synchronously while the value is being made, on the main actor
  /// otherwise.
  private func found(_ result: Result<Value?, any Error>) {
    lock.withLock {
      if isStarting {
        take(result)
      } else {
        let found = Found(result: result)
        MainQueue.perform { self.turn.take { self.take(found.result) } }
      }
    }
  }

  /// Handles the result of a load, which is `nil` if no value is stored.
  private func take(_ result: Result<Value?, any Error>) {
    switch result {
    case .success(let value):
      update { $0 = SharedStatus(saveError: $0.saveError) }
      if let value { replace(value) }
    case .failure(let error):
      update { $0 = SharedStatus(loadError: error, saveError: $0.saveError) }
    }
  }

  /// Handles a value that the key published, which is `nil` if no value is stored any longer.
  private func receive(_ result: Result<Value?, any Error>) {
    turn.take { take(result.map { $0 ?? initialValue }) }
  }

  /// Handles what the key published, unless it isn't new.
  private func receive(_ latest: SharedSubscriber<Value>.Latest) {
    turn.take { if let result = latest() { take(result.map { $0 ?? initialValue }) } }
  }

  private func replace(_ value: Value) {
    observers.changingValue { lock.withLock { current = value } }
  }

  /// Replaces the value with one that depends on it.
  private func rebase(_ transform: (Value) -> Value) {
    update { $0 = SharedStatus(saveError: $0.saveError) }
    turn.take {
      observers.changingValue {
        let value = transform(currentValue)
        lock.withLock { current = value }
      }
    }
  }

  private func update(_ change: (inout SharedStatus) -> Void) {
    let old = lock.withLock { currentStatus }
    var new = old
    change(&new)
    observers.changing(new.changes(since: old)) { lock.withLock { change(&currentStatus) } }
  }
}
