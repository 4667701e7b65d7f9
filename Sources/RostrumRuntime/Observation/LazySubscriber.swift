/// The subscriber of a reader, made when the reader first reads an observable value.
///
/// The reader's `subscriber` returns ``made``, or calls ``make(_:)``.
///
/// NB: A structure, because a protocol extension can't be specialized for a class with subclasses.
package struct LazySubscriber {
  /// The subscriber, or `nil` if the reader has read nothing observable yet.
  package private(set) var made: ObservationSubscriber?

  /// Prepares a reader that has read nothing.
  package init() {}

  /// Makes the subscriber.
  ///
  /// - Parameter make: Makes a subscriber.
  /// - Returns: The subscriber.
  package mutating func make(_ make: () -> ObservationSubscriber) -> ObservationSubscriber {
    let subscriber = make()
    made = subscriber
    return subscriber
  }
}
