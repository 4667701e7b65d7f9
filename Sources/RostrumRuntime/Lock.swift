import Foundation

/// A mutual exclusion lock.
///
/// It is the only kind of lock in the package. ``Locked`` pairs it with the value that it guards. A
/// class whose members change together has a lock of its own.
///
/// ```swift
/// private let lock = Lock()
/// private var waiting: [Action] = []
///
/// func append(_ action: Action) {
///   lock.withLock { waiting.append(action) }
/// }
/// ```
///
/// Hold a lock briefly: not during I/O, and not while app code runs.
///
/// NB: A bare mutex at a stable address. `Synchronization.Mutex` requires macOS 15, and `NSLock` is
/// an object with a heap-allocated mutex.
///
/// NB: `@unchecked Sendable` because a mutex is safe to use from multiple threads.
@usableFromInline
package struct Lock: ~Copyable, @unchecked Sendable {
  @usableFromInline let mutex: UnsafeMutablePointer<pthread_mutex_t>

  /// Makes a non-recursive lock.
  @inlinable
  package init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  /// Makes a lock that may be recursive.
  ///
  /// A recursive lock is for code that runs app code while it holds the lock, which may acquire the
  /// lock again. Each use documents why that can't be avoided.
  ///
  /// - Parameter isRecursive: Whether a thread may acquire the lock while it holds it.
  package init(isRecursive: Bool) {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    let kind = isRecursive ? PTHREAD_MUTEX_RECURSIVE : PTHREAD_MUTEX_NORMAL
    pthread_mutexattr_settype(&attributes, CInt(kind))
    pthread_mutex_init(mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
  }

  /// Acquires the lock if no other thread has it.
  ///
  /// - Returns: Whether the thread has the lock now, and must call ``unlock()``.
  borrowing func tryLock() -> Bool { pthread_mutex_trylock(mutex) == 0 }

  /// Acquires the lock, until ``unlock()``.
  borrowing func lock() { pthread_mutex_lock(mutex) }

  /// Releases the lock.
  borrowing func unlock() { pthread_mutex_unlock(mutex) }

  @inlinable
  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs a closure while holding the lock.
  ///
  /// - Parameter body: The closure to run.
  /// - Returns: The result of `body`.
  /// - Throws: The error that `body` throws.
  @inlinable
  @inline(__always)
  package borrowing func withLock<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }
}
