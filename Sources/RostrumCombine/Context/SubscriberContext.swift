import RostrumDependencies
import RostrumViews

/// The dependencies and the scene of the code that subscribes or schedules, to be restored when a
/// value is delivered.
///
/// A server runs many sessions in one process. A callback of a queue, a timer or a socket belongs to
/// none of them, so whatever calls back later restores the context of its subscriber first.
struct SubscriberContext: Sendable {
  private let dependencies = withEscapedDependencies { $0 }
  private let graph = GraphReference.current

  /// Runs an operation in the context of the subscriber.
  func run<R>(_ operation: () throws -> R) rethrows -> R {
    try dependencies.yield {
      try GraphReference.$current.withValue(graph, operation: operation)
    }
  }
}

/// Hands a value over to a closure that the compiler wants to be sendable.
///
/// NB: unchecked because schedulers run one action once, and hand it over before they do.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
