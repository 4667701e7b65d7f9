import OrderedCollections

extension IdentifiedArray: RandomAccessCollection {
  /// The index of the first element.
  public var startIndex: Int { dictionary.elements.startIndex }

  /// The index after the last element.
  public var endIndex: Int { dictionary.elements.endIndex }

  /// The number of elements.
  public var count: Int { dictionary.count }

  /// Whether the array is empty.
  public var isEmpty: Bool { dictionary.isEmpty }
}

extension IdentifiedArray: MutableCollection {
  /// Accesses the element at an index.
  ///
  /// An assigned element must have the same ID as the element that it replaces. Otherwise, an issue
  /// is reported and the array is unchanged.
  ///
  /// - Parameter position: The index of the element.
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
  ///   - i: The index of the first element.
  ///   - j: The index of the second element.
  public mutating func swapAt(_ i: Int, _ j: Int) {
    guard i != j else { return }
    dictionary.swapAt(i, j)
    _structureID.renew()
  }

  /// Sorts the elements with a predicate.
  ///
  /// - Parameter areInIncreasingOrder: Returns whether its first argument comes before its second.
  /// - Complexity: O(*n* log *n*).
  public mutating func sort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    try dictionary.sort { try areInIncreasingOrder($0.value, $1.value) }
    _structureID.renew()
  }

  /// Reverses the order of the elements.
  ///
  /// - Complexity: O(*n*).
  public mutating func reverse() {
    dictionary.reverse()
    _structureID.renew()
  }

  /// Shuffles the elements with a random number generator.
  ///
  /// - Parameter generator: The random number generator.
  /// - Complexity: O(*n*).
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    dictionary.shuffle(using: &generator)
    _structureID.renew()
  }

  /// Shuffles the elements.
  ///
  /// - Complexity: O(*n*).
  public mutating func shuffle() {
    dictionary.shuffle()
    _structureID.renew()
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Sorts the elements in ascending order.
  ///
  /// - Complexity: O(*n* log *n*).
  public mutating func sort() { sort(by: <) }
}
