/// The topmost elements of a node's content, in order.
///
/// The rows of a long `ForEach` are added as a whole, so that a list of nothing else isn't copied for
/// each change of one row.
@MainActor
public struct HandleList {
  /// The rows that are all there is so far; `nil` if there is anything else.
  private var rows: (any RowSource)?
  private var others: [ElementHandle] = []

  package init() {}

  /// Adds the element of a node.
  package mutating func append(_ handle: ElementHandle) {
    separate()
    others.append(handle)
  }

  /// Adds the elements of a `ForEach`.
  mutating func append(_ source: any RowSource) {
    if others.isEmpty && rows == nil {
      rows = source
    } else {
      separate()
      source.collectRows(&self)
    }
  }

  /// The elements with their handles.
  package var handles: [ElementHandle] {
    guard let rows else { return others }
    var list = HandleList()
    rows.collectRows(&list)
    return list.handles
  }

  /// The outermost box of the only element; `nil` if there is none or several.
  var onlyElement: Element? {
    if let rows { return rows.elements.count == 1 ? rows.elements[0] : nil }
    return others.count == 1 ? others[0].outer : nil
  }

  /// The outermost boxes of the elements.
  package var elements: [Element] { rows?.elements ?? others.map(\.outer) }

  /// The elements in a different order.
  ///
  /// - Parameter order: The indices of the first elements in their new order, each of them once; the
  ///   elements after those keep their place. An order of other elements changes nothing.
  /// - Returns: The elements.
  func ordered(by order: [Int]) -> HandleList {
    let handles = handles
    guard handles.count >= order.count, order.sorted() == Array(order.indices) else { return self }
    var list = HandleList()
    list.others = order.map { handles[$0] } + handles[order.count...]
    return list
  }

  private mutating func separate() {
    guard let rows else { return }
    self.rows = nil
    rows.collectRows(&self)
  }
}

/// The rows of a `ForEach`, whose elements are known.
@MainActor
protocol RowSource: AnyObject {
  /// The outermost boxes of the rows' elements, in order.
  var elements: [Element] { get }

  /// Adds the elements row by row.
  func collectRows(_ handles: inout HandleList)
}
