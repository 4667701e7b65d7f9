import Foundation

/// Something that can be ended: a subscription.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

/// A subscription that ends when nothing holds it any more.
///
/// NB: unchecked because `action` is only read and taken under the lock.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  /// Makes a subscription of what ends it.
  ///
  /// - Parameter cancel: Ends it; runs once at most.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  deinit { cancel() }

  /// Ends the subscription.
  public func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  /// Keeps the subscription in a set.
  ///
  /// - Parameter set: The set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Whether both are one subscription.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Feeds the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
