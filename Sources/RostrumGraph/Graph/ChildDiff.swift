/// Finds the fewest steps from the previous order of children to the new one.
@MainActor
enum ChildDiff {
  /// The steps from the previous children of an element to the current ones.
  ///
  /// In each part that differs, the longest run of children that kept their order stays in place; the
  /// others move around it. O(n log n) in the number of children that differ.
  static func mutations(of parent: Element, _ change: ChildChange) -> [Mutation] {
    let parts = change.parts
    let kept = Set(parts.lazy.flatMap { parent.children[$0.gap.new] }.map(\.id))
    var mutations: [Mutation] = []
    // By their element: the number of the part, and the place in it.
    var places: [ElementID: (part: Int, place: Int)] = [:]
    for (number, part) in parts.enumerated() {
      for (place, element) in part.old.enumerated() {
        if kept.contains(element.id) {
          places[element.id] = (number, place)
        } else {
          mutations.append(.remove(element.id))
        }
      }
    }
    for (number, part) in parts.enumerated() {
      let stable = longestIncreasingRun(
        of: parent.children[part.gap.new].map { element in
          places[element.id].flatMap { $0.part == number ? $0.place : nil }
        })
      let anchors = anchors(in: part.gap.new, of: parent.children, around: stable)
      for (offset, element) in parent.children[part.gap.new].enumerated()
      where !stable.contains(offset) {
        mutations.append(
          places[element.id] == nil
            ? .insert(element.snapshot, parent: parent.id, before: anchors[offset])
            : .move(element.id, before: anchors[offset]))
      }
    }
    return mutations
  }

  /// For each child of a part, the next one that stays in place.
  private static func anchors(
    in range: Range<Int>, of children: [Element], around stable: Set<Int>
  ) -> [ElementID?] {
    var before = range.upperBound < children.count ? children[range.upperBound].id : nil
    var anchors: [ElementID?] = []
    for index in range.reversed() {
      anchors.append(before)
      if stable.contains(index - range.lowerBound) { before = children[index].id }
    }
    return anchors.reversed()
  }

  /// The indices of a longest increasing subsequence of the numbers that aren't `nil`.
  private static func longestIncreasingRun(of numbers: [Int?]) -> Set<Int> {
    var tails: [Int] = []
    var previous = Array(repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      guard let number else { continue }
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if let tail = numbers[tails[middle]], tail < number {
          low = middle + 1
        } else {
          high = middle
        }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var run: Set<Int> = []
    var next = tails.last ?? -1
    while next >= 0 {
      run.insert(next)
      next = previous[next]
    }
    return run
  }
}
