import BenchmarkKit
import Rostrum

extension Benchmark {
  /// A parent is evaluated, alone and with ten views whose inputs stay what they were.
  static let unchanged = [
    Benchmark("Unchanged.0") { operations in
      let model = ParentModel()
      return change(model, Stage { LonelyParent(model: model) }, operations)
    },
    Benchmark("Unchanged.10") { operations in
      let model = ParentModel()
      return change(model, Stage { ParentOfTen(model: model) }, operations)
    },
  ]

  @MainActor
  private static func change(_ model: ParentModel, _ stage: Stage, _ operations: Int) -> Int {
    var count = 0
    for _ in 0..<operations {
      model.count = (model.count + 1) % 10
      count += stage.graph.update().count
    }
    return count
  }
}
