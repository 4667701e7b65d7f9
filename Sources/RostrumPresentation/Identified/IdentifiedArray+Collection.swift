import OrderedCollections

extension IdentifiedArray: RandomAccessCollection {
  /// The place of the first element.
  public var startIndex: Int { dictionary.elements.startIndex }

  /// The place after the last element.
  public var endIndex: Int { dictionary.elements.endIndex }

  /// The number of elements.
  public var count: Int { dictionary.count }

  /// Whether there is no element.
  public var isEmpty: Bool { dictionary.isEmpty }
}

extension IdentifiedArray: MutableCollection {
  /// The element at a place, in place.
  ///
  /// An element that is assigned has the identity of the one that it replaces; else nothing is
  /// assigned, which is reported as an issue.
  ///
  /// - Parameter position: The place.
  public subscript(position: Int) -> Element {
    _read { yield dictionary.values[position] }
    set {
      let identity = dictionary.keys[position]
      guard hasIdentity(identity, newValue) else {
        return reportReplacement(of: identity, by: newValue)
      }
      dictionary.values[position] = newValue
      _structureID.renew()
    }
    _modify {
      yield &dictionary.values[position]
      let (identity, element) = dictionary.elements[position]
      if !hasIdentity(identity, element) { mendIdentity(at: identity) }
    }
  }

  /// Exchanges two elements.
  ///
  /// - Parameters:
  ///   - i: The place of one.
  ///   - j: The place of the other.
  public mutating func swapAt(_ i: Int, _ j: Int) {
    guard i != j else { return }
    dictionary.swapAt(i, j)
    _structureID.renew()
  }

  /// Brings the elements into an order.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first of two elements comes before the second.
  /// - Complexity: O(*n* log *n*).
  public mutating func sort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    try dictionary.sort { try areInIncreasingOrder($0.value, $1.value) }
    _structureID.renew()
  }

  /// Turns the order of the elements round.
  ///
  /// - Complexity: O(*n*).
  public mutating func reverse() {
    dictionary.reverse()
    _structureID.renew()
  }

  /// Brings the elements into a random order.
  ///
  /// - Parameter generator: The source of random numbers.
  /// - Complexity: O(*n*).
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    dictionary.shuffle(using: &generator)
    _structureID.renew()
  }

  /// Brings the elements into a random order.
  ///
  /// - Complexity: O(*n*).
  public mutating func shuffle() {
    dictionary.shuffle()
    _structureID.renew()
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Brings the elements into their order.
  ///
  /// - Complexity: O(*n* log *n*).
  public mutating func sort() { sort(by: <) }
}
