/// A reader that makes its subscriber when it first reads an observable value.
@usableFromInline
package protocol LazyObservationReader: ObservationReader {
  /// The subscriber, or `nil` if the reader has read nothing observable yet.
  ///
  /// Only ``ObservationReader/subscriber`` assigns it.
  var knownSubscriber: ObservationSubscriber? { get set }

  /// Makes the subscriber.
  func makeSubscriber() -> ObservationSubscriber
}

extension LazyObservationReader {
  /// The subscriber, made on first use.
  @inlinable
  package var subscriber: ObservationSubscriber {
    if let knownSubscriber { return knownSubscriber }
    let made = makeSubscriber()
    knownSubscriber = made
    return made
  }
}
