import Foundation
import RostrumLayout
import RostrumScenes
import RostrumViews
import Testing

@MainActor @Suite(.viewsEnd) struct GeometryReaderTests {
  private struct SizeText: View {
    let proxy: GeometryProxy

    var body: some View { Text(verbatim: "\(Int(proxy.size.width)) by \(Int(proxy.size.height))") }
  }

  @Test("A reader is hidden until the host has measured it, and then shows the truth")
  func first() throws {
    let host = MeasuringHost { GeometryReader { SizeText(proxy: $0) } }
    #expect(host.texts == ["390 by 700"])
    #expect(host.unmeasured.count == 1)
    #expect(try host.settle() == 1)
    #expect(host.texts == ["400 by 600"])
    #expect(host.unmeasured.isEmpty)
  }

  @Test("The views of a reader stand at its top leading corner and don't affect its size")
  func placement() throws {
    let host = MeasuringHost {
      VStack(spacing: 0) {
        GeometryReader { _ in
          Color.red.frame(width: 500, height: 900)
          Text("Hello")
        }
        .frame(height: 100)
        Color.blue.frame(height: 50)
      }
    }
    try host.settle()
    let text = try #require(host.graph.root.descendants.first { $0.role == .text })
    #expect(host.layout[text.id]?.frame.origin == CGPoint(x: 0, y: 225))
  }

  @Test("A reader without an offer is 10 points long")
  func ideal() throws {
    let host = MeasuringHost {
      GeometryReader { SizeText(proxy: $0) }.fixedSize(horizontal: true, vertical: false)
    }
    try host.settle()
    #expect(host.texts == ["10 by 600"])
  }

  @Test("A reader in an exact frame needs no measurement")
  func exact() throws {
    let host = MeasuringHost {
      GeometryReader { SizeText(proxy: $0) }.padding(5).frame(width: 120, height: 40)
    }
    #expect(host.texts == ["110 by 30"])
    #expect(host.unmeasured.isEmpty)
    #expect(try host.settle() == 0)
  }

  @Test("A new window size is one round trip")
  func resize() throws {
    let host = MeasuringHost { GeometryReader { SizeText(proxy: $0) } }
    try host.settle()
    host.window.width = 800
    #expect(try host.settle() == 1)
    #expect(host.texts == ["800 by 600"])
  }

  @Test("Nothing is reported, evaluated or sent if nothing has changed")
  func unchanged() throws {
    var evaluations = 0
    let host = MeasuringHost {
      GeometryReader { proxy in
        let _ = evaluations += 1
        SizeText(proxy: proxy)
      }
    }
    try host.settle()
    #expect(evaluations == 2)
    #expect(try host.settle() == 0)
    let reader = try #require(host.graph.root.descendants.first { $0.state.accepts(.measure) })
    try host.send(
      GeometryReport([reader.id: .init(size: host.window)], window: host.window))
    #expect(host.answers.last == [])
    #expect(evaluations == 2)
  }

  private struct Nested: View {
    let depth: Int

    var body: some View {
      GeometryReader { proxy in
        if depth == 0 {
          SizeText(proxy: proxy)
        } else {
          Nested(depth: depth - 1)
            .padding(.horizontal, proxy.size.width / 20)
            .padding(.vertical, 10)
        }
      }
    }
  }

  @Test("Readers that are nested five deep settle with the first report; the second confirms it")
  func nested() throws {
    let host = MeasuringHost { Nested(depth: 4) }
    #expect(try host.settle() == 2)
    // 400 · 0.9⁴ by 600 - 4 · 20
    #expect(host.texts == ["262 by 520"])
    #expect(host.answers[1] == [])
    #expect(host.unmeasured.isEmpty)
  }

  @Test("Readers beside other views settle in three round trips, five deep")
  func nestedInStacks() throws {
    struct Stacked: View {
      let depth: Int

      var body: some View {
        GeometryReader { proxy in
          VStack(spacing: 0) {
            Text("Title").frame(height: proxy.size.height / 10)
            if depth == 0 { SizeText(proxy: proxy) } else { Stacked(depth: depth - 1) }
          }
        }
      }
    }
    let host = MeasuringHost { Stacked(depth: 4) }
    #expect(try host.settle() <= 3)
    #expect(host.texts.last == "400 by 393")
  }

  @Test("A reader follows a state that changes the space around it in one round trip")
  func state() throws {
    struct Growing: View {
      @State private var height = 100.0

      var body: some View {
        VStack(spacing: 0) {
          Button("grow") { height += 50 }.frame(height: 20)
          Color.red.frame(height: height)
          GeometryReader { SizeText(proxy: $0) }
        }
      }
    }
    let host = MeasuringHost { Growing() }
    try host.settle()
    #expect(host.texts.last == "400 by 480")
    let before = host.reports
    try host.tap()
    #expect(host.texts.last == "400 by 430")
    #expect(host.reports - before == 1)
  }

  @Test("A layout that never agrees with its geometry is stopped and reported, and goes on later")
  func endless() throws {
    struct Growing: View {
      @State private var height = 10.0
      @State private var taps = 0

      var body: some View {
        VStack(spacing: 0) {
          Button("\(taps)") { taps += 1 }.frame(height: 20)
          GeometryReader { _ in }
            .frame(minHeight: 0, maxHeight: height)
            .onGeometryChange(for: CGFloat.self) {
              $0.size.height
            } action: {
              height = $0 + 1
            }
        }
      }
    }
    let host = MeasuringHost { Growing() }
    var rounds = 0
    try withKnownIssue {
      rounds = try host.settle()
    } matching: {
      $0.description.contains(#"The layout of "Growing" does not settle"#)
    }
    #expect(rounds == Measurements.maximumRounds + 1)
    #expect(try host.settle() == 0)
    withKnownIssue(isIntermittent: true) { try host.tap() }
    #expect(host.texts.first == "1")
  }

  @Test("Many reports in a row are no fault if the user scrolls or resizes the window")
  func scrolling() throws {
    let host = MeasuringHost { GeometryReader { SizeText(proxy: $0) } }
    try host.settle()
    for width in 401...450 {
      host.window.width = CGFloat(width)
      try host.settle()
    }
    #expect(host.texts == ["450 by 600"])
  }

  @Test("Reports that can't be true are refused")
  func invalid() throws {
    let host = MeasuringHost { GeometryReader { SizeText(proxy: $0) } }
    let reader = try #require(host.graph.root.descendants.first { $0.state.accepts(.measure) }).id
    let sizes = [
      CGSize(width: CGFloat.nan, height: 1), CGSize(width: CGFloat.infinity, height: 1),
      CGSize(width: -1, height: 1), CGSize(width: 1, height: 1e12),
    ]
    for size in sizes {
      #expect(throws: EventRefusal.self) {
        try host.send(GeometryReport([reader: .init(size: size)], window: host.window))
      }
      #expect(throws: EventRefusal.self) {
        try host.send(GeometryReport([:], window: size))
      }
    }
    #expect(host.texts == ["390 by 700"])
  }

  @Test("A report of too many elements, or about elements that nobody asks about, is refused")
  func unasked() throws {
    let host = MeasuringHost {
      GeometryReader { SizeText(proxy: $0) }
      Text("other")
    }
    let size = ElementGeometry(size: CGSize(width: 1, height: 1))
    let many = Dictionary(uniqueKeysWithValues: (1...2000).map { (ElementID(rawValue: $0), size) })
    #expect(throws: EventRefusal.self) {
      try host.send(GeometryReport(many, window: host.window))
    }
    let other = try #require(host.graph.root.descendants.last { $0.role == .text }).id
    #expect(throws: EventRefusal.absent(other)) {
      try host.send(GeometryReport([other: size], window: host.window))
    }
    let reader = try #require(host.graph.root.descendants.first { $0.state.accepts(.measure) }).id
    #expect(throws: EventRefusal.self) {
      try host.graph.perform(
        UserEvent(reader, .measure(GeometryReport([reader: size], window: host.window))))
    }
  }

  @Test("A report may cross with the removal of an element on the way")
  func crossed() throws {
    struct Switch: View {
      @State private var isOn = true

      var body: some View {
        Button("switch") { isOn.toggle() }
        if isOn { GeometryReader { SizeText(proxy: $0) } }
        GeometryReader { SizeText(proxy: $0) }
      }
    }
    let host = MeasuringHost { Switch() }
    let readers = host.graph.root.descendants.filter { $0.state.accepts(.measure) }.map(\.id)
    try host.graph.perform(
      UserEvent(#require(host.graph.root.descendants.first { $0.role == .button }).id, .tap))
    _ = host.graph.update()
    let size = ElementGeometry(size: CGSize(width: 70, height: 80))
    try host.send(
      GeometryReport([readers[0]: size, readers[1]: size], window: host.window))
    #expect(host.texts.last == "70 by 80")
  }
}
