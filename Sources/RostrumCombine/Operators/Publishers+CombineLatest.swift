import Foundation
public import OpenCombine

// OpenCombine lacks these publishers. They behave like Combine's.

extension Publishers {
  /// A publisher of the latest values of two publishers, which publishes whenever one of them does.
  ///
  /// It publishes nothing until both have published. It completes when both have completed, and
  /// fails when one fails. A value without demand is replaced by the next one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The latest values.
    public typealias Output = (A.Output, B.Output)
    /// The error with which both may fail.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Combines two publishers.
    ///
    /// - Parameters:
    ///   - a: The first publisher.
    ///   - b: The second publisher.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber to attach.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = Junction<LatestPair<A.Output, B.Output>, S>(
        subscriber, state: LatestPair(), count: 2)
      subscriber.receive(subscription: junction)
      junction.attach(a, at: 0) { state, value in
        state.a = value
        return state.both
      }
      junction.attach(b, at: 1) { state, value in
        state.b = value
        return state.both
      }
    }
  }
}

/// The latest values of two publishers.
private struct LatestPair<A, B> {
  var a: A?
  var b: B?

  var both: (A, B)? {
    guard let a, let b else { return nil }
    return (a, b)
  }
}
