/// What a test has made that lasts for a time: stores, effects, sleepers.
///
/// A leak check sets one for the tasks of one test. Whatever is made meanwhile enters itself, once;
/// where no check is made there is nothing to enter into, which is all that it costs a program.
///
/// Objects are held weakly: what is gone is not alive, whoever forgot to say so.
package final class LiveObjects: Sendable {
  /// The check that the current task belongs to.
  @TaskLocal package static var current: LiveObjects?

  private typealias Entry = @MainActor @Sendable () -> String?

  private let entries = LockIsolated<[Entry]>([])

  /// Makes an empty list.
  package init() {}

  /// Enters an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - describe: Says what the object is, or gives `nil` if it has done its work.
  package func enter<Object: AnyObject & Sendable>(
    _ object: Object, describe: @escaping @MainActor @Sendable (Object) -> String?
  ) {
    entries.withValue { $0.append { [weak object] in object.flatMap(describe) } }
  }

  /// What is still alive, in the order in which it was made.
  @MainActor package var descriptions: [String] { entries.value.compactMap { $0() } }
}
