/// Finds the fewest steps from the previous order of children to the new one.
@MainActor
enum ChildDiff {
  /// The steps from the previous children of an element to the current ones.
  ///
  /// The longest run of children that kept their order stays in place; the others move around it.
  /// O(n log n) in the number of children that differ.
  static func mutations(of parent: Element, from old: [Element]) -> [Mutation] {
    let new = parent.children
    var start = 0
    while start < old.count, start < new.count, old[start] === new[start] { start += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] === new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }

    let kept = Set(new[start..<newEnd].map(\.id))
    var mutations: [Mutation] = []
    var positions: [ElementID: Int] = [:]
    for (index, element) in old[start..<oldEnd].enumerated() {
      if kept.contains(element.id) {
        positions[element.id] = index
      } else {
        mutations.append(.remove(element.id))
      }
    }

    let stable = longestIncreasingRun(of: new[start..<newEnd].map { positions[$0.id] })
    var before = newEnd < new.count ? new[newEnd].id : nil
    var anchors: [ElementID?] = []
    for index in stride(from: newEnd - 1, through: start, by: -1) {
      anchors.append(before)
      if stable.contains(index - start) { before = new[index].id }
    }
    for index in start..<newEnd where !stable.contains(index - start) {
      let element = new[index]
      let anchor = anchors[newEnd - 1 - index]
      if positions[element.id] == nil {
        mutations.append(.insert(element.snapshot, parent: parent.id, before: anchor))
      } else {
        mutations.append(.move(element.id, before: anchor))
      }
    }
    return mutations
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
