import RostrumRestoration

/// A reference to a part of a shared value.
///
/// NB: `@unchecked Sendable` because its state is constant: a reference and a key path. The key path may
/// capture a subscript's arguments, which are only compared and read.
final class SharedPart<Whole, Value>: SharedReference<Value>, @unchecked Sendable {
  private let whole: SharedReference<Whole>
  private let keyPath: WritableKeyPath<Whole, Value>

  init(of whole: SharedReference<Whole>, at keyPath: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.keyPath = keyPath
    super.init()
  }

  override var value: Value { whole.value[keyPath: keyPath] }
  override func status(observing part: SharedStatus.Part) -> SharedStatus {
    whole.status(observing: part)
  }

  override var id: AnyHashable { AnyHashable(SharedPartID(whole: whole.id, keyPath: keyPath)) }
  override var description: String { whole.description }

  override func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    try whole.withLock { try operation(&$0[keyPath: keyPath]) }
  }

  @MainActor
  override func route(in restoration: Restoration) -> SharedRoute? {
    guard let step = PartPath<Whole>.step(of: keyPath, in: whole.value) else { return nil }
    return whole.route(in: restoration)?.adding(SharedRoute.Hop(step: step))
  }

  override func load() async throws { try await whole.load() }
  override func save() async throws { try await whole.save() }
}

/// A reference to a value derived from a shared one.
///
/// NB: `@unchecked Sendable` because its state is constant: a reference and a closure, which is `@Sendable`
/// or reads a key path.
final class SharedMap<Whole, Value>: SharedReading<Value>, @unchecked Sendable {
  private let whole: SharedReading<Whole>
  private let transform: (Whole) -> Value

  init(of whole: SharedReading<Whole>, _ transform: @escaping (Whole) -> Value) {
    self.whole = whole
    self.transform = transform
    super.init()
  }

  override var value: Value { transform(whole.value) }
  override func status(observing part: SharedStatus.Part) -> SharedStatus {
    whole.status(observing: part)
  }

  override var description: String { whole.description }
  override func load() async throws { try await whole.load() }
}

struct SharedPartID: Hashable {
  let whole: AnyHashable
  let keyPath: AnyKeyPath
}
