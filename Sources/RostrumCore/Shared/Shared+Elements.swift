import RostrumPresentation

extension RangeReplaceableCollection {
  /// Makes a collection of the elements of a shared one, each shared in turn.
  ///
  /// ```swift
  /// ForEach(Array($standups)) { $standup in StandupRow(standup: $standup) }
  /// ```
  ///
  /// An element is known by its place. When there is none at the place any more, its last value
  /// stays readable, and changes are dropped.
  ///
  /// - Parameter shared: The shared collection.
  /// - Complexity: O(*n*).
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

  /// Makes a collection of the elements of a shared one, each shared in turn.
  ///
  /// An element is known by its identity, so it may move. When it is gone, its last value stays
  /// readable, and changes are dropped.
  ///
  /// - Parameter shared: The shared collection.
  /// - Complexity: O(*n*).
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
  /// The element at a place, if there is one; only an element that is there can be replaced.
  fileprivate subscript(elementAt index: Index) -> Element? {
    get { indices.contains(index) ? self[index] : nil }
    set { if let newValue, indices.contains(index) { self[index] = newValue } }
  }
}
