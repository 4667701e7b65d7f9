import Foundation

/// A lock that one thread holds at a time.
///
/// It is the only kind of lock in the package. ``Locked`` couples it with the value that it guards;
/// a class with several members that change together has a lock of its own.
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
/// Hold a lock briefly: not during input and output, and not while code of the app runs.
///
/// NB: A bare mutex at a stable address. `Synchronization.Mutex` needs macOS 15, and `NSLock` is an
/// object with a mutex on the heap.
///
/// NB: `@unchecked Sendable` because a mutex is made to be used from several threads.
@usableFromInline
package struct Lock: ~Copyable, @unchecked Sendable {
  @usableFromInline let mutex: UnsafeMutablePointer<pthread_mutex_t>

  /// Makes a lock that a thread must not take twice.
  @inlinable
  package init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  /// Makes a lock that a thread which holds it may take again.
  ///
  /// It is for a lock that is held while code of the app runs, which may come back to the same lock.
  /// Each use says why that cannot be avoided.
  ///
  /// - Parameter isRecursive: Whether a thread may take the lock again.
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

  @inlinable
  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs a closure while no other thread holds the lock.
  ///
  /// - Parameter body: The work.
  /// - Returns: The result of the closure.
  /// - Throws: The error that the closure throws.
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
