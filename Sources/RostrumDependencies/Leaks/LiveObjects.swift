/// The stores, effects and sleepers that a test has created and that are still alive.
///
/// A leak check binds a list for the tasks of one test. Objects that are created during the check
/// register themselves in the list. Without a check, no list is bound and there is nothing to
/// register, so the cost for a program is negligible.
///
/// Objects are referenced weakly, so a released object never counts as alive.
package final class LiveObjects: Sendable {
  /// The list of the check that the current task belongs to.
  @TaskLocal package static var current: LiveObjects?

  private typealias Entry = @MainActor @Sendable () -> String?

  private let entries = LockIsolated<[Entry]>([])

  /// Creates an empty list.
  package init() {}

  /// Registers an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - describe: Returns a description of the object, or `nil` if it has finished its work.
  package func enter<Object: AnyObject & Sendable>(
    _ object: Object, describe: @escaping @MainActor @Sendable (Object) -> String?
  ) {
    entries.withValue { $0.append { [weak object] in object.flatMap(describe) } }
  }

  /// Descriptions of the objects that are alive, in the order in which they were created.
  @MainActor package var descriptions: [String] { entries.value.compactMap { $0() } }
}
