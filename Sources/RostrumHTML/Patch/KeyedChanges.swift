/// The changes from siblings with keys to new ones, in the order of the new ones.
///
/// As many siblings as possible keep their nodes. Those whose order changes are removed and inserted.
struct KeyedChanges: Equatable {
  /// What happens to one sibling.
  enum Change: Equatable {
    /// The sibling at an index of the old ones is at an index of the new ones.
    case keep(Int, Int)
    /// The sibling at an index of the old ones is gone.
    case remove(Int)
    /// The sibling at an index of the new ones comes.
    case insert(Int)
  }

  private(set) var changes: [Change] = []

  /// Finds the changes.
  ///
  /// - Returns: `nil` unless there are siblings and all have keys.
  /// - Complexity: O(*n* log *n*) in the number of siblings, and O(*n*) if their order stays the same.
  init?(from old: [DOMNode], to new: [DOMNode]) {
    guard !(old.isEmpty && new.isEmpty), old.allSatisfy({ $0.key != nil }),
      new.allSatisfy({ $0.key != nil })
    else { return nil }
    var former: [Int: Int] = [:]
    for (index, node) in old.enumerated() { if let key = node.key { former[key] = index } }
    let places = new.map { node in node.key.flatMap { former[$0] } }
    var next = 0
    let kept = Self.ascending(places)
    for (index, place) in places.enumerated() {
      // Of several siblings with one key, the first keeps the node.
      guard let place, place >= next, kept.contains(place), old[place].tag == new[index].tag else {
        changes.append(.insert(index))
        continue
      }
      while next < place {
        changes.append(.remove(next))
        next += 1
      }
      changes.append(.keep(place, index))
      next = place + 1
    }
    while next < old.count {
      changes.append(.remove(next))
      next += 1
    }
  }

  /// The longest ascending part of a sequence.
  private static func ascending(_ places: [Int?]) -> Set<Int> {
    /// The last places of ascending parts by their length, and the place before each.
    var ends: [Int] = []
    var before: [Int: Int] = [:]
    for case let place? in places {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < place { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[place] = ends[low - 1] }
      if low < ends.count { ends[low] = place } else { ends.append(place) }
    }
    var result: Set<Int> = []
    var next = ends.last
    while let place = next {
      result.insert(place)
      next = before[place]
    }
    return result
  }
}
