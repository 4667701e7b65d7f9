import BenchmarkKit

/// What a turn of a session costs, from the bytes of an event to the bytes of its frame; see
/// `turn.py`.
@main
enum WebBenchmarks {
  static func main() {
    BenchmarkProgram(Benchmark.all).run()
  }
}

extension Benchmark {
  /// Every case, in the order of the table.
  static let all = turns
}
