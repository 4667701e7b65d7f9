import Foundation
import Observation

/// The one place where a shared value lives, or a part of such a place.
class SharedReference<Value>: Observable, @unchecked Sendable {
  // NB: `@unchecked Sendable` because each kind guards its value by a lock.

  var value: Value { preconditionFailure("A kind of reference says how it reads.") }
  var isLoading: Bool { false }
  var loadError: (any Error)? { nil }
  var saveError: (any Error)? { nil }

  /// The object by which a change of the value is known; parts give that of the whole.
  var root: AnyObject { self }

  init() {}

  func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    preconditionFailure("A kind of reference says how it writes.")
  }

  func load() async throws {}
  func save() async throws {}
}

/// A part of a shared value.
final class SharedPart<Whole, Value>: SharedReference<Value>, @unchecked Sendable {
  private let whole: SharedReference<Whole>
  private let part: (Whole) -> Value
  private let replace: (inout Whole, Value) -> Void

  init(
    of whole: SharedReference<Whole>,
    get: @escaping (Whole) -> Value,
    set: @escaping (inout Whole, Value) -> Void
  ) {
    self.whole = whole
    part = get
    replace = set
  }

  override var value: Value { part(whole.value) }
  override var isLoading: Bool { whole.isLoading }
  override var loadError: (any Error)? { whole.loadError }
  override var saveError: (any Error)? { whole.saveError }
  override var root: AnyObject { whole.root }

  override func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    try whole.withLock { whole in
      var value = part(whole)
      defer { replace(&whole, value) }
      return try operation(&value)
    }
  }

  override func load() async throws { try await whole.load() }
  override func save() async throws { try await whole.save() }
}
