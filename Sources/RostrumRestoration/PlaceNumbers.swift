import HeapModule

/// The numbers of the places with one name, arranged to find the lowest suitable one quickly.
///
/// All numbers below a mark were in use when the mark passed them. Numbers that were returned since
/// then are in a heap. A number in the heap may be in use again, so each one is checked when it is
/// taken.
struct PlaceNumbers {
  private var freed: Heap<Int> = []
  /// All numbers below were taken, unless they were returned.
  private var free = 0
  /// No number below is new, unless it was returned.
  private var new = 0

  /// The lowest free number, which remains free until it is used.
  ///
  /// - Complexity: Amortized O(log *n*) in the returned numbers.
  mutating func firstFree(where isFree: (Int) -> Bool) -> Int {
    first(from: \.free, where: isFree)
  }

  /// The lowest free number that the earlier launch hasn't kept.
  ///
  /// - Complexity: Amortized O(log *n*) in the returned numbers.
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

  /// Returns a number for reuse.
  mutating func giveBack(_ number: Int) {
    if number < max(free, new) { freed.insert(number) }
  }
}
