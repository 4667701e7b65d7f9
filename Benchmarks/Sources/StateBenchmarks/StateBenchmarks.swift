import BenchmarkKit

/// What features, stores and effects cost; see `state.py`.
@main
enum StateBenchmarks {
  static func main() {
    BenchmarkProgram(Benchmark.all).run()
  }
}

extension Benchmark {
  /// Every case, in the order of the table.
  static let all =
    stores + nested + scopes + rows + stacks + effects + presentations + testStores + shared
    + dependencies
}
