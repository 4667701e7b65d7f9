import RostrumRuntime

/// The elements of a table: those of an array, or those of a collection that loads them.
struct TableRows<Value: Identifiable>: PagedCollection {
  private enum Storage {
    case array([Value])
    case paged(any PagedCollection<Value>)
  }

  private let storage: Storage

  init(_ values: some RandomAccessCollection<Value>) {
    if let paged = values as? any PagedCollection<Value> {
      storage = .paged(paged)
    } else {
      storage = .array(Array(values))
    }
  }

  var startIndex: Int { 0 }

  var endIndex: Int {
    switch storage {
    case .array(let values): values.count
    case .paged(let values): values.count
    }
  }

  subscript(position: Int) -> Value {
    switch storage {
    case .array(let values): values[position]
    case .paged(let values): values[values.startIndex + position]
    }
  }

  func offsets(of ids: Set<Value.ID>) -> [Value.ID: Int] {
    switch storage {
    case .array(let values): values.offsets(of: ids)
    case .paged(let values): values.offsets(of: ids)
    }
  }

  func ids(in offsets: Range<Int>) -> [Value.ID] {
    switch storage {
    case .array(let values): values[offsets].map(\.id)
    case .paged(let values): values.ids(in: offsets)
    }
  }
}
