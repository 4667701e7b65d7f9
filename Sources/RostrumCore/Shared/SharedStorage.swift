import Foundation
import Observation

/// A shared value that lives here, and is kept by a key if there is one.
final class SharedStorage<Value>: SharedReference<Value>, @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private let observers = ObservationRegistrar()
  private let key: (any SharedReaderKey<Value>)?
  private var subscription: SharedSubscription?
  private var current: Value
  private var status = Status()

  /// What a key has found, on its way to the main actor, where readers are told.
  ///
  /// NB: `@unchecked Sendable` because values that have keys are `Sendable`.
  private struct Found: @unchecked Sendable {
    let result: Result<Value?, any Error>
  }

  private struct Status {
    var isLoading = false
    var loadError: (any Error)?
    var saveError: (any Error)?
  }

  /// Makes a value that nobody keeps.
  init(_ value: Value) {
    current = value
    key = nil
  }

  private init(_ value: Value, key: any SharedReaderKey<Value>) {
    current = value
    self.key = key
  }

  /// Makes a value that a key keeps, and gets what is kept.
  static func keyed(
    by key: some SharedReaderKey<Value>, default value: Value
  ) -> SharedStorage where Value: Sendable {
    let storage = SharedStorage(value, key: key)
    storage.update(\.isLoading, true)
    key.load(
      context: .initialValue(value),
      continuation: LoadContinuation { [weak storage] in storage?.take($0) })
    storage.subscription = key.subscribe(
      context: .initialValue(value),
      subscriber: SharedSubscriber { [weak storage] value in
        MainQueue.perform { storage?.replace(value) }
      })
    return storage
  }

  override var value: Value {
    observers.access(self, keyPath: \.value)
    return SharedChanges.view?.value(of: self) ?? currentValue
  }

  /// The value, whatever a test wants to see.
  var currentValue: Value { lock.withLock { current } }

  override var isLoading: Bool { read(\.isLoading) }
  override var loadError: (any Error)? { read(\.loadError) }
  override var saveError: (any Error)? { read(\.saveError) }

  override func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    if let expected = try SharedChanges.view?.expect(of: self, now: currentValue, operation) {
      return expected
    }
    SharedChangeTracker.current?.willChange(self, from: currentValue)
    let result = try observers.withMutation(of: self, keyPath: \.value) {
      try lock.withLock { try operation(&current) }
    }
    (key as? any SharedKey<Value>).map { keep(by: $0, .didSet) { _ in } }
    return result
  }

  override func load() async throws {
    guard let key else { return }
    update(\.isLoading, true)
    await withCheckedContinuation { done in
      key.load(
        context: .userInitiated,
        continuation: LoadContinuation { [self] result in
          let found = Found(result: result)
          MainQueue.perform { [self] in
            take(found.result)
            done.resume()
          }
        })
    }
    if let loadError { throw loadError }
  }

  override func save() async throws {
    guard let key = key as? any SharedKey<Value> else { return }
    try await withCheckedThrowingContinuation { continuation in
      keep(by: key, .userInitiated) { continuation.resume(with: $0) }
    }
  }

  private func keep(
    by key: some SharedKey<Value>, _ context: SaveContext,
    _ completion: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    key.save(
      lock.withLock { current }, context: context,
      continuation: SaveContinuation { [weak self] result in
        MainQueue.perform {
          switch result {
          case .success: self?.update(\.saveError, nil)
          case .failure(let error): self?.update(\.saveError, error)
          }
          completion(result)
        }
      })
  }

  private func take(_ result: Result<Value?, any Error>) {
    update(\.isLoading, false)
    switch result {
    case .success(let value):
      update(\.loadError, nil)
      value.map(replace)
    case .failure(let error):
      update(\.loadError, error)
    }
  }

  private func replace(_ value: Value) {
    observers.withMutation(of: self, keyPath: \.value) {
      lock.withLock { current = value }
    }
  }

  private func read<Field>(_ field: KeyPath<Status, Field>) -> Field {
    observers.access(self, keyPath: \.status)
    return lock.withLock { status[keyPath: field] }
  }

  private func update<Field>(_ field: WritableKeyPath<Status, Field>, _ value: Field) {
    observers.withMutation(of: self, keyPath: \.status) {
      lock.withLock { status[keyPath: field] = value }
    }
  }
}
