import BenchmarkKit
import Rostrum

extension Benchmark {
  static let lists = [
    Benchmark("List.Build.1000") { operations in
      let models = CounterModel.make(1_000)
      var count = 0
      for _ in 0..<operations {
        let stage = Stage { ModelList(models: models) }
        if stage.all(.row).count == models.count { count += 1 }
        stage.graph.tearDown()
      }
      return count
    }
  ]
}
