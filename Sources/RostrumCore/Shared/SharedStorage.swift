import Foundation
import IssueReporting
import RostrumRuntime

/// A shared value that lives here, and is kept by a key if there is one.
///
/// A change costs a lock and a look at whether a test watches; a key is asked for nothing unless it
/// keeps changes.
///
/// A change works on a copy, so that a read in the midst of it finds the value as it was. Swift ends
/// the process where a value is read while it is being changed in its place.
final class SharedStorage<Value>: SharedReference<Value>, @unchecked Sendable {
  /// NB: Recursive because code of the app changes the value under the lock, and may read it.
  private let lock = Lock(isRecursive: true)
  private let observers = SharedObservers()
  private let keeper: SharedKeeper<Value>?
  /// The value that the key begins with; a value without a key has none, so that its first change
  /// needs no copy.
  private let initialValue: Value?
  private var subscription: SharedSubscription?
  /// Holds the value while it is not saved; `nil` if something else holds it.
  var retention: SharedRetention?
  private var current: Value
  private var currentStatus = SharedStatus()
  private var isStarting = true
  private var isChanging = false

  /// Makes a value that nobody keeps.
  init(_ value: Value) {
    keeper = nil
    initialValue = nil
    current = value
    super.init()
  }

  private init(_ value: Value, keeper: SharedKeeper<Value>) {
    self.keeper = keeper
    initialValue = value
    current = value
    super.init()
  }

  /// Makes a value that a key keeps, and gets what is kept.
  static func keyed(
    by key: some SharedReaderKey<Value>, default value: Value
  ) -> SharedStorage where Value: Sendable {
    let storage = SharedStorage(value, keeper: SharedKeeper(key))
    storage.currentStatus.isLoading = true
    let name = "\(key)"
    key.load(
      context: .initialValue(value),
      continuation: LoadContinuation(name) { [weak storage] in storage?.found($0) })
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
      })
    return storage
  }

  override var value: Value {
    observers.didReadValue()
    return SharedChanges.view?.value(of: self) ?? currentValue
  }

  /// The value, whatever a test wants to see.
  var currentValue: Value {
    lock.withLock { current }
  }

  override var status: SharedStatus {
    observers.didReadStatus()
    return lock.withLock { currentStatus }
  }

  override func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    if let view = SharedChanges.view { return try withLock(in: view, operation) }
    return try changeNow(operation)
  }

  /// Changes the value that a test expects, or the value itself if the view is not one of expectations.
  @inline(never)
  private func withLock<R>(
    in view: SharedView, _ operation: (inout Value) throws -> R
  ) rethrows -> R {
    if let result = try view.expect(of: self, now: currentValue, operation) { return result }
    return try changeNow(operation)
  }

  private func changeNow<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    SharedChangeTracker.current?.willChange(self, from: currentValue)
    defer { if let save = keeper?.save { keep(save, .didSet) } }
    return try observers.changingValue {
      try lock.withLock { try change(operation) }
    }
  }

  private func change<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    if isChanging { reportNestedChange() }
    isChanging = true
    var value = current
    defer {
      current = value
      isChanging = false
    }
    return try operation(&value)
  }

  private func reportNestedChange() {
    reportIssue(
      """
      A shared value of type "\(Value.self)" is changed within a change of itself. The outer change \
      does not see the inner one, and replaces it.

      Use the closure's parameter to change the value.
      """)
  }

  override func load() async throws {
    guard let keeper else { return }
    update { $0.isLoading = true }
    await withCheckedContinuation { done in
      keeper.load { [self] result in
        let found = Found(result: result)
        MainQueue.perform { [self] in
          take(found.result)
          done.resume()
        }
      }
    }
    if let error = lock.withLock({ currentStatus.loadError }) { throw error }
  }

  override func save() async throws {
    guard let save = keeper?.saveNow else { return }
    try await withCheckedThrowingContinuation { continuation in
      keep(save, .userInitiated) { continuation.resume(with: $0) }
    }
  }
}

extension SharedStorage {
  /// What a key has found, on its way to the main actor, where readers are told.
  ///
  /// NB: `@unchecked Sendable` because values that have keys are `Sendable`.
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

  /// Takes what a key has found when the value was made: at once while it is being made.
  private func found(_ result: Result<Value?, any Error>) {
    lock.withLock {
      if isStarting {
        take(result)
      } else {
        let found = Found(result: result)
        MainQueue.perform { self.take(found.result) }
      }
    }
  }

  /// Takes the answer to a question; `nil` says that nothing is kept.
  private func take(_ result: Result<Value?, any Error>) {
    switch result {
    case .success(let value):
      update { $0 = SharedStatus(saveError: $0.saveError) }
      if let value { replace(value) }
    case .failure(let error):
      update { $0 = SharedStatus(loadError: error, saveError: $0.saveError) }
    }
  }

  /// Takes what a key tells of its own accord; `nil` says that nothing is kept any more.
  private func receive(_ result: Result<Value?, any Error>) {
    take(result.map { $0 ?? initialValue })
  }

  private func replace(_ value: Value) {
    observers.changingValue { lock.withLock { current = value } }
  }

  private func update(_ change: (inout SharedStatus) -> Void) {
    observers.changingStatus { lock.withLock { change(&currentStatus) } }
  }
}
