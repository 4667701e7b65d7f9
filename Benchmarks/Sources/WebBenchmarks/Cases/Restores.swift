import BenchmarkKit
import Rostrum
import StandupsFeature

extension Benchmark {
  /// A stored session that is removed from memory, and restored for its browser.
  static let restores = [
    restore("Counter") { await Visit(CounterApp.self, .restorable) },
    restore("Form") { await Visit(StandupFormApp.self, .restorable) },
    restore("Alert") {
      let visit = await Visit(QuestionApp.self, .restorable)
      await visit.send("tap", to: visit.all(.button)[0])
      return visit
    },
  ]

  private static func restore(
    _ name: String, of visit: @escaping @MainActor @Sendable () async -> Visit
  ) -> Benchmark {
    Benchmark("Restore.\(name)") { operations in
      let visit = await visit()
      let first = visit.answers
      for _ in 0..<operations { await visit.restore() }
      return visit.answers - first
    }
  }
}
