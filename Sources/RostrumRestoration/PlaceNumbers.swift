import HeapModule

/// The numbers of the places with one name, of which the lowest suitable one is found without a
/// search.
///
/// All numbers below a mark were in use when the mark passed them. Those that were given back since
/// wait in a heap. A number in the heap may be in use again, so each is checked when it is found.
struct PlaceNumbers {
  private var freed: Heap<Int> = []
  /// No number below is free, unless it was given back.
  private var free = 0
  /// No number below is new, unless it was given back.
  private var new = 0

  /// The lowest number that is free; it remains free until it is used.
  ///
  /// - Complexity: Amortized O(log *n*) in the numbers that were given back.
  mutating func firstFree(where isFree: (Int) -> Bool) -> Int {
    first(from: \.free, where: isFree)
  }

  /// The lowest number that is free and that the earlier launch hasn't kept.
  ///
  /// - Complexity: Amortized O(log *n*) in the numbers that were given back.
  mutating func firstNew(where isNew: (Int) -> Bool) -> Int {
    first(from: \.new, where: isNew)
  }

  private mutating func first(
    from mark: WritableKeyPath<Self, Int>, where isSuitable: (Int) -> Bool
  ) -> Int {
    while let number = freed.min, number < self[keyPath: mark] {
      if isSuitable(number) { return number }
      freed.removeMin()
    }
    while !isSuitable(self[keyPath: mark]) { self[keyPath: mark] += 1 }
    return self[keyPath: mark]
  }

  /// Gives a number back.
  mutating func giveBack(_ number: Int) {
    if number < max(free, new) { freed.insert(number) }
  }
}
