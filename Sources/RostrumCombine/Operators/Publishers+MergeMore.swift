public import OpenCombine

// Combine has a type for each number of publishers. Here, more than two are nested pairs, because
// Swift's parameter packs can't require all parameters to have the same output.

extension Publishers {
  /// A publisher of the values of three publishers, as they arrive.
  public typealias Merge3<A: Publisher, B: Publisher, C: Publisher> = Publishers.Merge<
    Publishers.Merge<A, B>, C
  >
  where B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure

  /// A publisher of the values of four publishers, as they arrive.
  public typealias Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> = Publishers
    .Merge<Publishers.Merge<A, B>, Publishers.Merge<C, D>>
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure

  /// A publisher of the values of five publishers, as they arrive.
  public typealias Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher> =
    Publishers.Merge<Publishers.Merge<Publishers.Merge<A, B>, Publishers.Merge<C, D>>, E>
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure

  /// A publisher of the values of six publishers, as they arrive.
  public typealias Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  > = Publishers.Merge<
    Publishers.Merge<Publishers.Merge<A, B>, Publishers.Merge<C, D>>, Publishers.Merge<E, F>
  >
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure

  /// A publisher of the values of seven publishers, as they arrive.
  public typealias Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  > = Publishers.Merge<
    Publishers.Merge<Publishers.Merge<A, B>, Publishers.Merge<C, D>>,
    Publishers.Merge<Publishers.Merge<E, F>, G>
  >
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure, G.Output == A.Output, G.Failure == A.Failure

  /// A publisher of the values of eight publishers, as they arrive.
  public typealias Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  > = Publishers.Merge<
    Publishers.Merge<Publishers.Merge<A, B>, Publishers.Merge<C, D>>,
    Publishers.Merge<Publishers.Merge<E, F>, Publishers.Merge<G, H>>
  >
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure, G.Output == A.Output, G.Failure == A.Failure,
    H.Output == A.Output, H.Failure == A.Failure
}

extension Publishers.Merge {
  /// Merges three publishers.
  public init<P1, P2>(_ p1: P1, _ p2: P2, _ p3: B)
  where A == Publishers.Merge<P1, P2> {
    self.init(.init(p1, p2), p3)
  }

  /// Merges four publishers.
  public init<P1, P2, P3, P4>(_ p1: P1, _ p2: P2, _ p3: P3, _ p4: P4)
  where A == Publishers.Merge<P1, P2>, B == Publishers.Merge<P3, P4> {
    self.init(.init(p1, p2), .init(p3, p4))
  }

  /// Merges five publishers.
  public init<P1, P2, P3, P4>(_ p1: P1, _ p2: P2, _ p3: P3, _ p4: P4, _ p5: B)
  where A == Publishers.Merge<Publishers.Merge<P1, P2>, Publishers.Merge<P3, P4>> {
    self.init(.init(p1, p2, p3, p4), p5)
  }

  /// Merges six publishers.
  public init<P1, P2, P3, P4, P5, P6>(_ p1: P1, _ p2: P2, _ p3: P3, _ p4: P4, _ p5: P5, _ p6: P6)
  where
    A == Publishers.Merge<Publishers.Merge<P1, P2>, Publishers.Merge<P3, P4>>,
    B == Publishers.Merge<P5, P6>
  {
    self.init(.init(p1, p2, p3, p4), .init(p5, p6))
  }

  /// Merges seven publishers.
  public init<P1, P2, P3, P4, P5, P6, P7>(
    _ p1: P1, _ p2: P2, _ p3: P3, _ p4: P4, _ p5: P5, _ p6: P6, _ p7: P7
  )
  where
    A == Publishers.Merge<Publishers.Merge<P1, P2>, Publishers.Merge<P3, P4>>,
    B == Publishers.Merge<Publishers.Merge<P5, P6>, P7>
  {
    self.init(.init(p1, p2, p3, p4), .init(p5, p6, p7))
  }

  /// Merges eight publishers.
  public init<P1, P2, P3, P4, P5, P6, P7, P8>(
    _ p1: P1, _ p2: P2, _ p3: P3, _ p4: P4, _ p5: P5, _ p6: P6, _ p7: P7, _ p8: P8
  )
  where
    A == Publishers.Merge<Publishers.Merge<P1, P2>, Publishers.Merge<P3, P4>>,
    B == Publishers.Merge<Publishers.Merge<P5, P6>, Publishers.Merge<P7, P8>>
  {
    self.init(.init(p1, p2, p3, p4), .init(p5, p6, p7, p8))
  }
}
