import RostrumDependencies
import RostrumViews

/// The dependencies and the view graph of a subscriber, which are restored when a value is
/// delivered.
///
/// A server runs many sessions in one process. A callback of a queue, a timer or a socket belongs
/// to none of them, so any code that calls back later restores the subscriber's context first.
struct SubscriberContext: Sendable {
  private let dependencies = withEscapedDependencies { $0 }
  private let graph = GraphReference.current

  /// Runs an operation in the subscriber's context.
  func run<R>(_ operation: () throws -> R) rethrows -> R {
    try dependencies.yield {
      try GraphReference.$current.withValue(graph, operation: operation)
    }
  }
}

/// A value that is passed to a `@Sendable` closure.
///
/// NB: `@unchecked Sendable` because schedulers run an action once, after it was passed to them.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
