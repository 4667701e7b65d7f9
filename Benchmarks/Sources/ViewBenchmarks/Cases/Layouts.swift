import BenchmarkKit
import Foundation
import Rostrum
import RostrumLayout

extension Benchmark {
  static let layouts =
    [facts("Layout.Facts.1000", rows: 1_000)]
    + [5, 50, 500].map { layout("Layout.\($0 * 10)", rows: $0) }

  /// The facts of all rows, computed from their elements.
  private static func facts(_ name: String, rows: Int) -> Benchmark {
    Benchmark(name) { operations in
      let screen = Stage { LetterRows(count: rows) }.snapshot
      var count = 0
      for _ in 0..<operations where LayoutFacts(of: screen).width.isFilling { count += 1 }
      return count
    }
  }

  /// A layout of rows with ten elements each.
  private static func layout(_ name: String, rows: Int) -> Benchmark {
    Benchmark(name) { operations in
      let screen = Stage { LetterRows(count: rows) }.snapshot
      let engine = LayoutEngine()
      let window = CGSize(width: 390, height: 844)
      var count = 0
      for _ in 0..<operations {
        let result = engine.layout(screen, in: window)
        if result.placements.count / 10 == rows { count += 1 }
      }
      return count
    }
  }
}

extension Stage {
  /// The elements on the screen as a value.
  fileprivate var snapshot: ElementSnapshot { graph.root.snapshot }
}
