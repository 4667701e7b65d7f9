import RostrumRuntime

/// The elements of a table: those of an array, or those of a collection that loads them.
struct TableRows<Value: Identifiable>: PagedCollection {
  // NB: Not the cases of an enum, whose type the runtime would look up for each element.
  private let values: [Value]
  private let paged: (any PagedCollection<Value>)?

  init(_ values: some RandomAccessCollection<Value>) {
    paged = values as? any PagedCollection<Value>
    self.values = paged == nil ? Array(values) : []
  }

  var startIndex: Int { 0 }

  var endIndex: Int {
    if let paged { paged.count } else { values.count }
  }

  subscript(position: Int) -> Value {
    if let paged { paged[paged.startIndex + position] } else { values[position] }
  }

  func offsets(of ids: Set<Value.ID>) -> [Value.ID: Int] {
    if let paged { paged.offsets(of: ids) } else { values.offsets(of: ids) }
  }

  func ids(in offsets: Range<Int>) -> [Value.ID] {
    if let paged { paged.ids(in: offsets) } else { values[offsets].map(\.id) }
  }
}
