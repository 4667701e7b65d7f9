import BenchmarkKit
import Rostrum

extension Benchmark {
  static let alerts = [
    Benchmark("Alert.Binding") { askAndAnswer(Stage { QuestionView() }, $0) },
    Benchmark("Alert.Store") { operations in
      let store = Store(initialState: Question.State()) { Question() }
      return askAndAnswer(Stage { StoreQuestionView(store: store) }, operations)
    },
  ]

  /// Brings the alert up with the one button of the screen, and answers it with its own.
  @MainActor
  private static func askAndAnswer(_ stage: Stage, _ operations: Int) -> Int {
    let ask = stage.all(.button)[0]
    var count = 0
    for _ in 0..<operations {
      _ = stage.tap(ask)
      guard stage.all(.alert).count == 1 else { continue }
      _ = stage.tap(stage.all(.button)[1])
      if stage.all(.alert).isEmpty { count += 1 }
    }
    return count
  }
}
