import BenchmarkKit
import Rostrum

extension Benchmark {
  static let leaves = [
    Benchmark("Leaf.Toggle.1") { toggle(Stage { Level { Leaf() } }, $0) },
    Benchmark("Leaf.Toggle.20") { operations in
      toggle(Stage { fiveLevels(fiveLevels(fiveLevels(fiveLevels(Leaf())))) }, operations)
    },
  ]

  /// Switches the one toggle on and off; its value is the one mutation.
  @MainActor
  private static func toggle(_ stage: Stage, _ operations: Int) -> Int {
    let toggle = stage.all(.toggle)[0]
    var count = 0
    for operation in 0..<operations {
      count += stage.perform(UserEvent(toggle, .setOn(operation.isMultiple(of: 2)))).count
    }
    return count
  }
}
