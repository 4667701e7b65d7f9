import BenchmarkKit

/// What views, rows, presentations and the test host cost; see `view.py`.
@main
enum ViewBenchmarks {
  static func main() {
    BenchmarkProgram(Benchmark.all).run()
  }
}

extension Benchmark {
  /// Every case, in the order of the table.
  static let all = lists + rows + leaves + unchanged + alerts + hosts + layouts
}
