import BenchmarkKit
import ChangingRows
import Rostrum

extension Benchmark {
  /// The first page of an app, and the launch of a session with its join.
  static let pages =
    pages(CounterApp.self, "Counter")
    + pages(ChangingRowsApp<StackPlace, Rows300>.self, "Stack.300")
    + pages(ChangingRowsApp<ListPlace, Rows300>.self, "List.300")

  private static func pages<Program: App>(_: Program.Type, _ name: String) -> [Benchmark] {
    [
      Benchmark("Page.\(name)") { operations in
        let visit = await Visit(Program.self, .unkept)
        var pages = 0
        for _ in 0..<operations where visit.page() > 0 { pages += 1 }
        return pages
      },
      Benchmark("Join.\(name)") { operations in
        var joins = 0
        for _ in 0..<operations where await !Visit(Program.self, .unkept).all(.button).isEmpty {
          joins += 1
        }
        return joins
      },
    ]
  }
}
