import BenchmarkKit
import ChangingRows
import Rostrum

extension Benchmark {
  /// A change of rows that a view computes from an array: of one row, of its length, of its order.
  static let changes =
    changes(StackPlace.self, "Stack") + changes(ListPlace.self, "List")
    + changes(TablePlace.self, "Table")

  private static func changes<Place: RowsPlace>(_ place: Place.Type, _ name: String) -> [Benchmark]
  {
    changes(place, Rows30.self, name) + changes(place, Rows300.self, name)
      + changes(place, Rows3000.self, name)
  }

  private static func changes<Place: RowsPlace, Count: RowsCount>(
    _ place: Place.Type, _ count: Count.Type, _ name: String
  ) -> [Benchmark] {
    // In the order of the buttons.
    ["Change", "Insert", "Swap", "Move"].enumerated().map { index, change in
      Benchmark("\(name).\(Count.value).\(change)") { operations in
        let visit = await Visit(ChangingRowsApp<Place, Count>.self, .unkept)
        let button = visit.all(.button)[index]
        for _ in 0..<operations { await visit.send("tap", to: button) }
        return visit.answers
      }
    }
  }
}
