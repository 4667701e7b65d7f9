import Foundation
import RostrumCharts
import RostrumElements
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import Testing

/// A number at a moment.
private struct Sample: Identifiable {
  let id: Int

  var date: Date { Date(timeIntervalSince1970: 1_780_272_000 + Double(id)) }
  /// Between 0 and 100.
  var value: Double { 50 + 30 * sin(Double(id) / 7) + Double(id * 37 % 19) }
}

/// The last samples of a stream.
private struct Stream: View {
  let kind: Kind
  @State private var samples: Range<Int>

  enum Kind: CaseIterable {
    case line, smooth, area, points, bars, series, vector
  }

  init(_ kind: Kind, _ samples: Range<Int>) {
    self.kind = kind
    _samples = State(initialValue: samples)
  }

  var body: some View {
    chart
      .chartYScale(domain: 0...100)
      .frame(height: 200)
    Button("Move") { samples = samples.lowerBound + 1..<samples.upperBound + 1 }
    Button("Grow") { samples = samples.lowerBound..<samples.upperBound + 1 }
    Button("Clear") { samples = 0..<0 }
    Button("Reverse") { samples = 1000 - samples.upperBound..<1000 - samples.lowerBound }
  }

  @ViewBuilder private var chart: some View {
    let shown = samples.map { Sample(id: $0) }
    switch kind {
    case .line:
      Chart(shown) { LineMark(x: .value("Time", $0.date), y: .value("Load", $0.value)) }
    case .smooth:
      Chart(shown) { sample in
        LineMark(x: .value("Time", sample.date), y: .value("Load", sample.value))
          .interpolationMethod(.catmullRom)
      }
    case .area:
      Chart(shown) { sample in
        AreaMark(x: .value("Time", sample.date), y: .value("Load", sample.value))
          .foregroundStyle(
            LinearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom))
      }
    case .points:
      Chart(shown) { PointMark(x: .value("Time", $0.date), y: .value("Load", $0.value)) }
    case .bars:
      Chart(shown) {
        BarMark(x: .value("Time", $0.date, unit: .second), y: .value("Load", $0.value))
      }
    case .series:
      Chart(shown) { sample in
        LineMark(x: .value("Time", sample.date), y: .value("Load", sample.value))
          .foregroundStyle(by: .value("Node", sample.id % 2 == 0 ? "a" : "b"))
          .symbol(.square)
      }
    case .vector:
      Chart {
        LinePlot(shown, x: .value("Time", \.date), y: .value("Load", \.value))
      }
    }
  }
}

/// A real graph, with a page that follows it.
@MainActor private final class Stage {
  let graph: ViewGraph
  let page = ModelPage()
  private var state = PageState()
  /// The bytes of the last patch.
  private(set) var bytes = 0
  private(set) var patch = ""

  init(@ViewBuilder _ content: @escaping () -> some View) throws {
    graph = ViewGraph { content() }
    var writer = PatchWriter(tree: graph, page: state, resources: .example)
    try page.apply(writer.mount(focused: nil))
    state = writer.page
  }

  func tap(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let button = try #require(
      graph.root.children.first { $0.role == .button && $0.snapshot.spokenText == name })
    try graph.perform(UserEvent(button.id, .tap))
    var writer = PatchWriter(tree: graph, page: state, resources: .example)
    let operations = writer.patch(graph.update())
    bytes = operations?.count ?? 0
    patch = String(decoding: operations ?? [], as: UTF8.self)
    try page.apply(operations)
    state = writer.page
    let fresh = ModelPage()
    var mount = PatchWriter(tree: graph, page: PageState(), resources: .example)
    try fresh.apply(mount.mount(focused: nil))
    #expect(page.html == fresh.html, sourceLocation: sourceLocation)
  }
}

@MainActor @Suite struct LiveChartTests {
  @Test(
    "A line whose window moves by a point costs at most 400 bytes",
    arguments: [60, 120, 300])
  func window(_ count: Int) throws {
    let stage = try Stage { Stream(.line, 100..<100 + count) }
    var sizes: [Int] = []
    for _ in 0..<40 {
      try stage.tap("Move")
      sizes.append(stage.bytes)
    }
    #expect(sizes.sorted()[35] <= 400, "\(sizes) \(stage.patch)")
  }

  @Test("A line that grows by a point costs at most 400 bytes", arguments: [60, 120, 290])
  func growth(_ count: Int) throws {
    let stage = try Stage { Stream(.line, 100..<100 + count) }
    var sizes: [Int] = []
    // Those that add a label to an axis, of which there are few, cost more.
    for _ in 0..<40 {
      try stage.tap("Grow")
      sizes.append(stage.bytes)
    }
    #expect(sizes.sorted()[35] <= 400, "\(sizes) \(stage.patch)")
  }

  @Test("A page follows marks of all kinds that come and go", arguments: Stream.Kind.allCases)
  private func patches(_ kind: Stream.Kind) throws {
    let stage = try Stage { Stream(kind, 100..<160) }
    for name in ["Move", "Grow", "Grow", "Move", "Reverse", "Move", "Clear", "Grow", "Grow"] {
      try stage.tap(name)
      #expect(!stage.patch.contains(#"["i","#), "\(name): \(stage.patch.prefix(300))")
    }
  }

  @Test("A window that moves far begins with other numbers, and a page follows")
  func pages() throws {
    let stage = try Stage { Stream(.line, 0..<20) }
    for _ in 0..<400 { try stage.tap("Move") }
    #expect(!stage.page.html.contains("matrix(0"))
  }
}
