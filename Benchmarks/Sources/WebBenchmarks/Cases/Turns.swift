import BenchmarkKit
import Rostrum
import StandupsFeature

extension Benchmark {
  /// A turn of a session that ends with the process.
  static let turns = turns("Turn", .unkept)

  /// A turn of a session that is stored, without a snapshot.
  static let keptTurns = turns("Kept", .kept)

  /// A turn of a session that is stored, and a snapshot.
  static let snapshots = turns("Snapshot", .afterEachTurn)

  private static func turns(_ name: String, _ keeping: Visit.Keeping) -> [Benchmark] {
    [
      Benchmark("\(name).Counter") { operations in
        let visit = await Visit(CounterApp.self, keeping)
        let plus = visit.all(.button)[0]
        for _ in 0..<operations { await visit.send("tap", to: plus) }
        return visit.answers
      },
      Benchmark("\(name).Slider") { operations in
        let visit = await Visit(StandupFormApp.self, keeping)
        let slider = visit.all(.slider)[0]
        for number in 0..<operations {
          await visit.send("number", to: slider, value: 10 + number % 10)
        }
        return visit.answers
      },
      Benchmark("\(name).Row.1000") { operations in
        let visit = await Visit(RowsApp.self, keeping)
        // The last row that exists before a browser has scrolled.
        let buttons = visit.all(.button)
        let button = buttons[buttons.count - 1]
        for _ in 0..<operations { await visit.send("tap", to: button) }
        return visit.answers
      },
      Benchmark("\(name).Alert") { operations in
        let visit = await Visit(QuestionApp.self, keeping)
        let ask = visit.all(.button)[0]
        for _ in 0..<operations {
          await visit.send("tap", to: ask)
          await visit.send("tap", to: visit.all(.button)[1])
        }
        return visit.answers / 2
      },
    ]
  }
}
