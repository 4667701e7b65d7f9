import IssueReporting
import OrderedCollections

// Algorithms that rearrange elements, such as Foundation's `sort(using:)`, assign them one after the
// other, so that an element is there twice in between. On the array they use its storage; a slice is
// one of a plain array, in which elements may stand twice, and is checked when it is assigned.

extension IdentifiedArray {
  /// Calls a closure with the elements in memory, which it may rearrange and change.
  ///
  /// Elements that the closure replaces by others keep their IDs distinct. Otherwise, an issue is
  /// reported and the array is unchanged.
  ///
  /// - Parameter body: Receives the elements.
  /// - Returns: The result of the closure.
  /// - Throws: The error of the closure. What it has done until then stays.
  /// - Complexity: O(*n*), besides the closure.
  public mutating func withContiguousMutableStorageIfAvailable<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R? {
    var elements = elements
    defer { rearrange(elements) }
    return try elements.withContiguousMutableStorageIfAvailable(body)
  }

  /// Accesses the elements of a range.
  ///
  /// Assigned elements may be those of the range in a different order, such as those of a slice that
  /// was sorted, reversed or shuffled. If two elements then have the same ID, an issue is reported
  /// and the array is unchanged.
  ///
  /// - Parameter bounds: The range.
  /// - Complexity: O(1) to read, O(*n*) to assign.
  public subscript(bounds: Range<Int>) -> ArraySlice<Element> {
    get { elements[bounds] }
    set {
      var elements = elements
      elements.replaceSubrange(bounds, with: newValue)
      rearrange(elements)
    }
  }

  /// Replaces all elements, if their IDs are distinct.
  private mutating func rearrange(_ elements: [Element]) {
    var rearranged = OrderedDictionary<ID, Element>(minimumCapacity: elements.count)
    for element in elements {
      let identity = element[keyPath: id]
      guard rearranged.updateValue(element, forKey: identity) == nil else {
        return reportIssue(
          """
          Elements can't be replaced, because two of the new ones have the same ID, and the array is \
          unchanged.

            Type: \(Self.self)
            ID: \(identity)
          """)
      }
    }
    dictionary = rearranged
    _structureID.renew()
  }
}
