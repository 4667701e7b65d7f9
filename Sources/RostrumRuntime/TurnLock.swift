import Foundation

/// A recursive lock that is held while app code runs, and that never waits forever for another one of
/// its kind.
///
/// App code that holds one lock may want a second one whose holder waits for the first: two threads that
/// nest changes of two values in opposite orders. The thread that would complete such a circle continues
/// without the lock.
///
/// A lock that no other thread holds costs no more than a mutex.
///
/// NB: `@unchecked Sendable` because only the thread that holds `lock` uses `depth`; other threads read
/// `holder` as a whole.
package final class TurnLock: @unchecked Sendable {
  /// What threads do that can't acquire a lock at once.
  private struct Contention {
    /// The locks for which threads wait, by thread.
    var waits: [UInt64: TurnLock] = [:]
    /// The threads that continue without a lock.
    var passes: [ObjectIdentifier: Set<UInt64>] = [:]
  }

  private static let contention = Locked(Contention())

  private let lock = Lock(isRecursive: true)
  /// The thread that holds the lock; 0 for none.
  private let holder: SharedWords
  private let memory: UnsafeMutablePointer<UInt64>
  /// How often the thread has acquired the lock.
  private var depth = 0

  private let type: Any.Type
  private let name: String?

  /// Makes a lock.
  ///
  /// - Parameters:
  ///   - type: The type of the value that changes while the lock is held.
  ///   - name: The name of the value; `nil` if it has none.
  package init(of type: Any.Type, named name: String?) {
    self.type = type
    self.name = name
    memory = .allocate(capacity: 1)
    memory.initialize(to: 0)
    holder = SharedWords(memory)
  }

  deinit { memory.deallocate() }

  /// The value in words, for messages.
  package var title: String { name ?? "a value of type \(type)" }

  /// Whether the current thread holds the lock.
  package var isHeld: Bool { holder[0] == Self.thread }

  /// Runs a closure while holding the lock.
  ///
  /// - Parameters:
  ///   - willNotWait: Called instead of waiting forever, with the lock that this thread holds and for
  ///     which the other one waits. The closure then runs without the lock.
  ///   - body: The closure to run.
  /// - Returns: The result of `body`.
  /// - Throws: The error that `body` throws.
  package func withLock<Result, Failure: Error>(
    willNotWait: (_ held: TurnLock) -> Void, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    switch acquire() {
    case .held:
      defer { release() }
      return try body()
    case .isPassed: return try body()
    case .isInVain(let held):
      pass(true)
      defer { pass(false) }
      willNotWait(held)
      return try body()
    }
  }

  private enum Acquisition {
    case held
    /// The thread continues without the lock already.
    case isPassed
    /// The lock's holder waits for a lock that this thread holds.
    case isInVain(TurnLock)
  }

  private func acquire() -> Acquisition {
    let thread = Self.thread
    if !lock.tryLock() {
      let refusal = Self.contention.withLock { contention -> Acquisition? in
        if contention.passes[ObjectIdentifier(self)]?.contains(thread) == true { return .isPassed }
        if let held = lockOf(thread, neededIn: contention.waits) { return .isInVain(held) }
        contention.waits[thread] = self
        return nil
      }
      if let refusal { return refusal }
      lock.lock()
      _ = Self.contention.withLock { $0.waits.removeValue(forKey: thread) }
    }
    depth += 1
    if depth == 1 { holder[0] = thread }
    return .held
  }

  private func pass(_ isPassed: Bool) {
    let (id, thread) = (ObjectIdentifier(self), Self.thread)
    Self.contention.withLock { contention in
      if isPassed {
        contention.passes[id, default: []].insert(thread)
      } else {
        contention.passes[id]?.remove(thread)
        if contention.passes[id]?.isEmpty == true { contention.passes[id] = nil }
      }
    }
  }

  private func release() {
    depth -= 1
    if depth == 0 { holder[0] = 0 }
    lock.unlock()
  }

  /// The lock of a thread for which the holder of this lock waits, directly or because of others.
  ///
  /// A thread that waits holds the same locks until it has what it waits for. The last one to wait
  /// finds the circle.
  private func lockOf(_ thread: UInt64, neededIn waits: [UInt64: TurnLock]) -> TurnLock? {
    var lock = self
    while true {
      let holder = lock.holder[0]
      if holder == thread { return lock }
      guard holder != 0, let next = waits[holder], lock.holder[0] == holder else { return nil }
      lock = next
    }
  }

  private static var thread: UInt64 {
    withUnsafeBytes(of: pthread_self()) { UInt64($0.loadUnaligned(as: UInt.self)) }
  }
}
