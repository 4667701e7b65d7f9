import BenchmarkKit
import Rostrum

extension Benchmark {
  /// Charts and canvases: their first pages, and turns that change them.
  static let drawings = [
    page(LineApp.self, "Line.10000"), turn(LiveLineApp.self, "Line.Point"),
    page(CanvasApp.self, "Canvas.2000"), turn(CanvasApp.self, "Canvas.Change"),
  ]

  private static func page<Program: App>(_: Program.Type, _ name: String) -> Benchmark {
    Benchmark(name) { operations in
      let visit = await Visit(Program.self, .unkept)
      var pages = 0
      for _ in 0..<operations where visit.page() > 0 { pages += 1 }
      return pages
    }
  }

  /// A turn in which the button of the page is pressed.
  private static func turn<Program: App>(_: Program.Type, _ name: String) -> Benchmark {
    Benchmark(name) { operations in
      let visit = await Visit(Program.self, .unkept)
      let button = visit.all(.button)[0]
      for _ in 0..<operations { await visit.send("tap", to: button) }
      return visit.answers
    }
  }
}
