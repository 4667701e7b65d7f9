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

/// A reference to the wrapped value of a shared optional, with the last value as a fallback.
///
/// Once the optional is `nil`, changes are dropped.
///
/// NB: `@unchecked Sendable` because its state is constant: a reference, a key path, and a copy of the
/// value, which ``Shared`` passes to other threads only if it is `Sendable`.
final class SharedContent<Whole, Value>: SharedReference<Value>, @unchecked Sendable {
  private let whole: SharedReference<Whole>
  private let keyPath: WritableKeyPath<Whole, Value?>
  private let last: Value

  init(
    of whole: SharedReference<Whole>, at keyPath: WritableKeyPath<Whole, Value?>, last: Value
  ) {
    self.whole = whole
    self.keyPath = keyPath
    self.last = last
    super.init()
  }

  override var value: Value { whole.value[keyPath: keyPath] ?? last }
  override func status(observing part: SharedStatus.Part) -> SharedStatus {
    whole.status(observing: part)
  }

  override var id: AnyHashable { AnyHashable(SharedPartID(whole: whole.id, keyPath: keyPath)) }

  override func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    try whole.withLock { whole in
      guard whole[keyPath: keyPath] != nil else {
        var dropped = last
        return try operation(&dropped)
      }
      return try operation(&whole[keyPath: keyPath]!)
    }
  }

  @MainActor
  override func route(in restoration: Restoration) -> SharedRoute? {
    guard let step = PartPath<Whole>.step(of: keyPath, in: whole.value) else { return nil }
    let last = JSONText.text(value)
    return whole.route(in: restoration)?.adding(
      SharedRoute.Hop(step: step, isContent: true, last: last))
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

  override func load() async throws { try await whole.load() }
}

private struct SharedPartID: Hashable {
  let whole: AnyHashable
  let keyPath: AnyKeyPath
}
