import RostrumPresentation

extension RangeReplaceableCollection {
  /// Makes a collection of shared elements from a shared collection.
  ///
  /// ```swift
  /// ForEach(Array($standups)) { $standup in StandupRow(standup: $standup) }
  /// ```
  ///
  /// Each element is identified by its index. If the index no longer exists, the element's last
  /// value remains readable, and changes to it are dropped.
  ///
  /// - Parameter shared: The shared collection.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public init<Base: MutableCollection & RandomAccessCollection>(_ shared: Shared<Base>)
  where Element == Shared<Base.Element>, Base.Index: Hashable {
    let elements = shared.wrappedValue
    self.init(
      elements.indices.lazy.map { index in
        Shared(
          reference: SharedContent(
            of: shared.reference, at: \.[elementAt: index], last: elements[index]))
      })
  }

  /// Makes a collection of shared elements from a shared identified array.
  ///
  /// Each element is identified by its ID, so it may move. If it is removed, its last value remains
  /// readable, and changes to it are dropped.
  ///
  /// - Parameter shared: The shared collection.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public init<ID, Base>(_ shared: Shared<IdentifiedArray<ID, Base>>)
  where Element == Shared<Base> {
    let elements = shared.wrappedValue
    self.init(
      zip(elements.ids, elements).lazy.map { id, element in
        Shared(reference: SharedContent(of: shared.reference, at: \.[id: id], last: element))
      })
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// The element at an index, if it exists.
  ///
  /// Only an existing element can be replaced.
  fileprivate subscript(elementAt index: Index) -> Element? {
    get { indices.contains(index) ? self[index] : nil }
    set { if let newValue, indices.contains(index) { self[index] = newValue } }
  }
}
