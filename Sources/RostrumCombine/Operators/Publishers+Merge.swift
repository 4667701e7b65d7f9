public import OpenCombine

// OpenCombine lacks these publishers. They behave like Combine's.

extension Publishers {
  /// A publisher of the values of several publishers of one type, as they arrive.
  ///
  /// ```swift
  /// Publishers.MergeMany((1...3).map(Just.init))
  ///   .sink { print($0) }  // 1, 2, 3
  /// ```
  ///
  /// It completes when all have completed, and fails when one fails.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// A value of any of them.
    public typealias Output = Upstream.Output
    /// The error with which they may fail.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Merges publishers.
    ///
    /// - Parameter upstream: The publishers to merge.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Merges publishers.
    ///
    /// - Parameter upstream: The publishers to merge.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber to attach.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      guard !publishers.isEmpty else { return Empty().receive(subscriber: subscriber) }
      let junction = Junction(
        subscriber, state: (), count: publishers.count, keepsAll: true)
      subscriber.receive(subscription: junction)
      for (index, publisher) in publishers.enumerated() {
        junction.attach(publisher, at: index) { $1 }
      }
    }

    /// Merges an additional publisher.
    ///
    /// - Parameter other: The publisher to add.
    /// - Returns: A publisher that merges all of them.
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }

  /// A publisher of the values of two publishers, as they arrive.
  ///
  /// It completes when both have completed, and fails when one fails.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    /// A value of either.
    public typealias Output = A.Output
    /// The error with which they may fail.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Merges two publishers.
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
      let junction = Junction(subscriber, state: (), count: 2, keepsAll: true)
      subscriber.receive(subscription: junction)
      junction.attach(a, at: 0) { $1 }
      junction.attach(b, at: 1) { $1 }
    }
  }
}
