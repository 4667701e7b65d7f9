import BenchmarkKit

/// What a turn of a session costs, from the bytes of an event to the bytes of its frame, what is added
/// if the session is stored, what a first page and a join cost, and what drawings cost; see `turn.py`,
/// `snapshot.py`, `page.py` and `drawings.py`.
@main
enum WebBenchmarks {
  static func main() {
    BenchmarkProgram(Benchmark.all).run()
  }
}

extension Benchmark {
  /// Every case, in the order of the table.
  static let all = turns + keptTurns + snapshots + restores + pages + changes + drawings
}
