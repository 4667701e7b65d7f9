#if canImport(Glibc)
  import Testing

  /// Finds memory that grows with the number of times something is done.
  enum Growth {
    /// The bytes for each round above which something is kept of it: the smallest block of the heap
    /// has 24.
    static let tolerance = 16

    /// Records an issue if the heap keeps something of each round of a scenario.
    ///
    /// The rounds are doubled a few times. In each doubling, a collection that never forgets grows
    /// once at least, even if it grows rarely; caches and first uses don't.
    ///
    /// - Parameters:
    ///   - scenario: What is done.
    ///   - start: The number of rounds before the first measurement.
    @MainActor
    static func check<Content: Scenario>(_ scenario: Content.Type, from start: Int = 500) async {
      let visitor = Visitor(scenario)
      var number = 0
      func bytes(after rounds: Int) async -> Int {
        while number < rounds {
          number += 1
          await Content.round(number, visitor)
        }
        guard let bytes = Heap.bytesInUse else { fatalError("The C library does not tell.") }
        return bytes
      }
      var grown: [Int] = []
      var before = await bytes(after: start)
      for rounds in [start, 2 * start, 4 * start, 8 * start] {
        let after = await bytes(after: 2 * rounds)
        grown.append((after - before) / rounds)
        if after - before < tolerance * rounds { return }
        before = after
      }
      Issue.record("\(scenario) keeps \(grown) bytes of each round")
    }
  }
#endif
