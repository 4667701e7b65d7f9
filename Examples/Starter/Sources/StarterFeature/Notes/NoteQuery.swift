import Foundation
import GRDB
import Rostrum
import RostrumDatabase

/// Which notes a list shows, and in which order.
package struct NoteQuery: Codable, Hashable, Sendable {
  package var search = ""
  package var sorts = [Sort(column: .title)]

  /// An order by one column.
  package struct Sort: Codable, Hashable, Sendable {
    package var column: NoteColumn
    package var isForward = true
  }

  /// The order as a table has it.
  package var order: [KeyPathComparator<Note>] {
    get { sorts.map { $0.column.comparator($0.isForward ? .forward : .reverse) } }
    set {
      sorts = newValue.compactMap { comparator in
        NoteColumn.allCases.first { $0.keyPath == comparator.keyPath }.map {
          Sort(column: $0, isForward: comparator.order == .forward)
        }
      }
    }
  }

  var request: QueryInterfaceRequest<Note> {
    var request = Note.all()
    if !search.isEmpty {
      // Percent signs and underscores of a search are letters, and not wildcards.
      let text = search.replacing(/[%_\\]/) { "\\\($0.output)" }
      let matches = ["title", "text"].map { Column($0).like("%\(text)%", escape: "\\") }
      request = request.filter(matches.joined(operator: .or))
    }
    let columns = NoteColumn.allCases.map { ($0.keyPath, $0.column) }
    return request.order(by: order, Dictionary(uniqueKeysWithValues: columns))
  }
}

/// A column by which notes are sorted.
package enum NoteColumn: String, Codable, CaseIterable, Sendable {
  case title

  /// The column of the table with this order.
  var column: Column {
    Column(rawValue)
  }

  var keyPath: PartialKeyPath<Note> {
    switch self {
    case .title: \.title
    }
  }

  func comparator(_ order: SortOrder) -> KeyPathComparator<Note> {
    switch self {
    case .title: KeyPathComparator(\.title, order: order)
    }
  }
}
