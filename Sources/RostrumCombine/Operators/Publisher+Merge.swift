public import OpenCombine

extension Publisher {
  /// Publishes the values of two publishers as they arrive.
  ///
  /// ```swift
  /// refreshes.merge(with: timer).sink { reload() }
  /// ```
  ///
  /// - Parameter other: The second publisher.
  /// - Returns: A publisher of all values.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Publishes the values of two publishers of the same type as they arrive.
  ///
  /// - Parameter other: The second publisher.
  /// - Returns: A publisher of all values.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }

  /// Publishes the values of three publishers as they arrive.
  public func merge<P1: Publisher, P2: Publisher>(with p1: P1, _ p2: P2)
    -> Publishers.Merge<Publishers.Merge<Self, P1>, P2>
  where P1.Output == Output, P1.Failure == Failure, P2.Output == Output, P2.Failure == Failure {
    .init(self, p1, p2)
  }

  /// Publishes the values of four publishers as they arrive.
  public func merge<P1: Publisher, P2: Publisher, P3: Publisher>(with p1: P1, _ p2: P2, _ p3: P3)
    -> Publishers.Merge<Publishers.Merge<Self, P1>, Publishers.Merge<P2, P3>>
  where
    P1.Output == Output, P1.Failure == Failure, P2.Output == Output, P2.Failure == Failure,
    P3.Output == Output, P3.Failure == Failure
  {
    .init(self, p1, p2, p3)
  }

  /// Publishes the values of five publishers as they arrive.
  public func merge<P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher>(
    with p1: P1, _ p2: P2, _ p3: P3, _ p4: P4
  )
    -> Publishers.Merge<Publishers.Merge<Publishers.Merge<Self, P1>, Publishers.Merge<P2, P3>>, P4>
  where
    P1.Output == Output, P1.Failure == Failure, P2.Output == Output, P2.Failure == Failure,
    P3.Output == Output, P3.Failure == Failure, P4.Output == Output, P4.Failure == Failure
  {
    .init(self, p1, p2, p3, p4)
  }

  /// Publishes the values of six publishers as they arrive.
  public func merge<P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher, P5: Publisher>(
    with p1: P1, _ p2: P2, _ p3: P3, _ p4: P4, _ p5: P5
  )
    -> Publishers.Merge<
      Publishers.Merge<Publishers.Merge<Self, P1>, Publishers.Merge<P2, P3>>,
      Publishers.Merge<P4, P5>
    >
  where
    P1.Output == Output, P1.Failure == Failure, P2.Output == Output, P2.Failure == Failure,
    P3.Output == Output, P3.Failure == Failure, P4.Output == Output, P4.Failure == Failure,
    P5.Output == Output, P5.Failure == Failure
  {
    .init(self, p1, p2, p3, p4, p5)
  }

  /// Publishes the values of seven publishers as they arrive.
  public func merge<
    P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher, P5: Publisher, P6: Publisher
  >(with p1: P1, _ p2: P2, _ p3: P3, _ p4: P4, _ p5: P5, _ p6: P6)
    -> Publishers.Merge<
      Publishers.Merge<Publishers.Merge<Self, P1>, Publishers.Merge<P2, P3>>,
      Publishers.Merge<Publishers.Merge<P4, P5>, P6>
    >
  where
    P1.Output == Output, P1.Failure == Failure, P2.Output == Output, P2.Failure == Failure,
    P3.Output == Output, P3.Failure == Failure, P4.Output == Output, P4.Failure == Failure,
    P5.Output == Output, P5.Failure == Failure, P6.Output == Output, P6.Failure == Failure
  {
    .init(self, p1, p2, p3, p4, p5, p6)
  }

  /// Publishes the values of eight publishers as they arrive.
  public func merge<
    P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher, P5: Publisher, P6: Publisher,
    P7: Publisher
  >(with p1: P1, _ p2: P2, _ p3: P3, _ p4: P4, _ p5: P5, _ p6: P6, _ p7: P7)
    -> Publishers.Merge<
      Publishers.Merge<Publishers.Merge<Self, P1>, Publishers.Merge<P2, P3>>,
      Publishers.Merge<Publishers.Merge<P4, P5>, Publishers.Merge<P6, P7>>
    >
  where
    P1.Output == Output, P1.Failure == Failure, P2.Output == Output, P2.Failure == Failure,
    P3.Output == Output, P3.Failure == Failure, P4.Output == Output, P4.Failure == Failure,
    P5.Output == Output, P5.Failure == Failure, P6.Output == Output, P6.Failure == Failure,
    P7.Output == Output, P7.Failure == Failure
  {
    .init(self, p1, p2, p3, p4, p5, p6, p7)
  }
}
