import BenchmarkKit

/// What a turn of a session costs, from the bytes of an event to the bytes of its frame, and what is
/// added if the session is stored; see `turn.py` and `snapshot.py`.
@main
enum WebBenchmarks {
  static func main() {
    BenchmarkProgram(Benchmark.all).run()
  }
}

extension Benchmark {
  /// Every case, in the order of the table.
  static let all = turns + keptTurns + snapshots + restores + changes
}
