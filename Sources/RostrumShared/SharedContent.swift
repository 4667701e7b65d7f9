import RostrumRestoration
import RostrumRuntime

/// A reference to the wrapped value of a shared optional, with the last value as a fallback.
///
/// Once the optional is `nil`, changes are dropped.
///
/// NB: `@unchecked Sendable` because its state is constant, but for the last value, which has a lock, and
/// which ``Shared`` passes to other threads only if it is `Sendable`.
final class SharedContent<Whole, Value>: SharedReference<Value>, @unchecked Sendable {
  private let whole: SharedReference<Whole>
  private let keyPath: WritableKeyPath<Whole, Value?>
  private let last: LastValue<Value>

  init(
    of whole: SharedReference<Whole>, at keyPath: WritableKeyPath<Whole, Value?>, last: Value
  ) {
    self.whole = whole
    self.keyPath = keyPath
    self.last = LastValue(last)
    super.init()
  }

  override var value: Value { last.value(now: whole.value[keyPath: keyPath]) }
  override func status(observing part: SharedStatus.Part) -> SharedStatus {
    whole.status(observing: part)
  }

  override var id: AnyHashable { AnyHashable(SharedPartID(whole: whole.id, keyPath: keyPath)) }
  override var description: String { whole.description }

  override func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    try whole.withLock { whole in
      guard whole[keyPath: keyPath] != nil else {
        var dropped = last.value(now: nil)
        return try operation(&dropped)
      }
      defer { _ = last.value(now: whole[keyPath: keyPath]) }
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

/// The last value that an optional had when it was read or changed.
///
/// NB: `@unchecked Sendable` because `lock` guards the value.
final class LastValue<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var last: Value

  init(_ value: Value) {
    last = value
  }

  /// Records the optional's value, and returns it; the last one that was recorded if it is `nil`.
  func value(now value: Value?) -> Value {
    // NB: The old value is released outside the lock, because that can run app code.
    let (_, value) = lock.withLock { () -> (Value, Value) in
      let old = last
      if let value { last = value }
      return (old, last)
    }
    return value
  }
}
