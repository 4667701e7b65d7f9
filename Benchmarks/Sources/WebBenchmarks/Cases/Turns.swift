import BenchmarkKit
import Rostrum
@_spi(Measurement) import RostrumWeb

extension Benchmark {
  static let turns = [
    Benchmark("Turn.Counter") { operations in
      let visit = await Visit(CounterApp.self)
      let plus = visit.all(.button)[0]
      for _ in 0..<operations { await visit.probe.send("tap", to: plus) }
      return visit.answers
    },
    Benchmark("Turn.Slider") { operations in
      let visit = await Visit(FormApp.self)
      let slider = visit.all(.slider)[0]
      for number in 0..<operations {
        await visit.probe.send("number", to: slider, value: 10 + number % 10)
      }
      return visit.answers
    },
    Benchmark("Turn.Row.1000") { operations in
      let visit = await Visit(RowsApp.self)
      // The last row that exists before a browser has scrolled.
      let buttons = visit.all(.button)
      let button = buttons[buttons.count - 1]
      for _ in 0..<operations { await visit.probe.send("tap", to: button) }
      return visit.answers
    },
    Benchmark("Turn.Alert") { operations in
      let visit = await Visit(QuestionApp.self)
      let ask = visit.all(.button)[0]
      for _ in 0..<operations {
        await visit.probe.send("tap", to: ask)
        await visit.probe.send("tap", to: visit.all(.button)[1])
      }
      return visit.answers / 2
    },
  ]
}

/// A browser that has joined.
@MainActor
private struct Visit {
  let probe: SessionProbe
  private let first: Int

  /// Joins, and waits until the page is complete.
  init<Program: App>(_ app: Program.Type) async {
    probe = SessionProbe(app)
    for _ in 0..<10 { await Task.yield() }
    first = probe.frames
  }

  /// The number of frames that have answered events.
  var answers: Int { probe.frames - first }

  /// The elements of a role, in the order of the screen.
  func all(_ role: ElementRole) -> [ElementID] {
    var found: [ElementID] = []
    func visit(_ element: Element) {
      if element.role == role { found.append(element.id) }
      for child in element.children { visit(child) }
    }
    if let root = probe.root { visit(root) }
    return found
  }
}
