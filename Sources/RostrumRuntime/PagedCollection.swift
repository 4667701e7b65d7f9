/// A collection that loads its elements when they are asked for, such as the rows of a table in a database.
///
/// Lists and tables ask only for the elements near the screen, and find all others by their identity, so
/// a session holds as many rows of a collection as a few screens show, however long it is:
///
/// ```swift
/// struct Numbers: PagedCollection {
///   struct Number: Identifiable { let id: Int }
///   let startIndex = 0
///   let endIndex = 1_000_000
///   subscript(position: Int) -> Number { Number(id: position) }
///   func offsets(of ids: Set<Int>) -> [Int: Int] {
///     ids.reduce(into: [:]) { if indices.contains($1) { $0[$1] = $1 } }
///   }
///   func ids(in offsets: Range<Int>) -> [Int] { Array(offsets) }
/// }
/// ```
///
/// A `ForEach` outside of a lazy container, such as in a `VStack`, creates all of its views, so it
/// loads all elements.
///
/// The elements and their order don't change while a value exists: other rows are another value.
/// Views run on the main actor, so a subscript that waits delays every session of the process.
public protocol PagedCollection<Element>: RandomAccessCollection
where Element: Identifiable, Index == Int, Indices == Range<Int> {
  /// The offsets of elements, by their identities.
  ///
  /// - Parameter ids: The identities of elements.
  /// - Returns: Their offsets from the start, without the identities that no element has.
  func offsets(of ids: Set<Element.ID>) -> [Element.ID: Int]

  /// The identities of adjacent elements, in order.
  ///
  /// - Parameter offsets: The offsets of the elements from the start.
  /// - Returns: An identity for each offset; fewer if the source has failed.
  func ids(in offsets: Range<Int>) -> [Element.ID]
}

extension Array where Element: Identifiable {
  /// The offsets of elements, by their identities, as a ``PagedCollection`` finds them.
  ///
  /// - Parameter ids: The identities of elements.
  /// - Returns: Their offsets, without the identities that no element has.
  package func offsets(of ids: Set<Element.ID>) -> [Element.ID: Int] {
    enumerated().reduce(into: [:]) { offsets, element in
      if ids.contains(element.element.id) { offsets[element.element.id] = element.offset }
    }
  }
}

extension PagedCollection {
  /// The offsets of elements by identities of any type.
  package func offsets<ID: Hashable>(ofAny ids: [ID]) -> [SameKey<ID>: Int] {
    let known = offsets(of: Set(ids.compactMap { $0 as? Element.ID }))
    return ids.reduce(into: [:]) { offsets, id in
      offsets[SameKey(id)] = (id as? Element.ID).flatMap { known[$0] }
    }
  }
}
