import Foundation
import RostrumLayout
import RostrumScenes
import RostrumViews
import Testing

/// Layouts of apps in a host that only measures, such as a browser.
@MainActor @Suite(.viewsEnd) struct MeasuredLayoutTests {
  private func box(_ width: CGFloat, _ height: CGFloat = 20) -> some View {
    Color.red.frame(width: width, height: height)
  }

  /// The place of each view according to the node, in order.
  private func places(_ host: MeasuringHost) -> [PlacedFrame] {
    host.graph.root.descendants.flatMap { element in
      element.state.styles.compactMap { if case .placed(let frame) = $0 { frame } else { nil } }
    }
  }

  private func sizing(_ host: MeasuringHost) -> Arrangement.Sizing? {
    for element in host.graph.root.descendants {
      for case .arrangement(let arrangement) in element.state.styles { return arrangement.sizing }
    }
    return nil
  }

  /// Whether each view is where the layout engine places it.
  private func agrees(_ host: MeasuringHost) -> Bool {
    let layout = host.layout
    return host.graph.root.descendants.allSatisfy { element in
      for case .placed(let frame) in element.state.styles {
        guard let box = layout[element.id]?.frame, let parent = element.parent,
          let outer = layout[parent.id]?.frame
        else { return false }
        if abs(Double(box.minX - outer.minX) - frame.x) > 0.6 { return false }
        if abs(Double(box.minY - outer.minY) - frame.y) > 0.6 { return false }
      }
      return true
    }
  }

  @Test("Views are hidden until the host has measured them, and then have their places")
  func first() throws {
    let host = MeasuringHost {
      FlowLayout(spacing: 10) {
        box(150)
        box(150)
        box(200)
      }
    }
    #expect(places(host).map(\.isKnown) == [false, false, false])
    try host.settle()
    #expect(places(host).map(\.isKnown) == [true, true, true])
    #expect(places(host).map(\.x) == [0, 160, 0])
    #expect(places(host).map(\.y) == [0, 0, 30])
    #expect(agrees(host))
    #expect(host.reports <= 2)
  }

  @Test("A layout that responds with less than the space isn't longer than its response")
  func hugging() throws {
    let host = MeasuringHost {
      FlowLayout(spacing: 10) {
        box(150)
        box(150)
        box(200)
      }
    }
    try host.settle()
    let sizing = try #require(self.sizing(host))
    #expect(sizing.width == .ranges(least: 200, ideal: nil, greatest: 310))
    #expect(sizing.height == .fixed(50))
  }

  @Test("A layout that fills takes the space, and one with a fixed size doesn't depend on it")
  func fillingAndFixed() throws {
    let radial = MeasuringHost { RadialLayout { box(20) } }
    try radial.settle()
    #expect(sizing(radial)?.width == .fills(least: 0, ideal: 10))
    #expect(sizing(radial)?.height == .fills(least: 0, ideal: 10))
    #expect(agrees(radial))
    let equal = MeasuringHost {
      EqualWidths {
        box(20)
        box(70)
      }
    }
    try equal.settle()
    #expect(sizing(equal)?.width == .fixed(148))
    #expect(agrees(equal))
  }

  @Test("A wider window gives the layout its space")
  func window() throws {
    let host = MeasuringHost(width: 320) {
      FlowLayout(spacing: 10) {
        box(150)
        box(150)
        box(200)
      }
    }
    try host.settle()
    #expect(places(host).map(\.y) == [0, 0, 30])
    host.window.width = 700
    try host.settle()
    #expect(places(host).map(\.y) == [0, 0, 0])
    host.window.width = 200
    try host.settle()
    #expect(places(host).map(\.y) == [0, 30, 60])
    #expect(agrees(host))
  }

  @Test("A text that the host measures wider than estimated moves its neighbors")
  func measuredText() throws {
    let host = MeasuringHost {
      FlowLayout(spacing: 10) {
        Text("Wide")
        box(20)
      }
    }
    _ = host.graph.update()
    let measured = host.graph.root.descendants.filter { $0.state.accepts(.measure) }
    try #require(measured.count == 3)
    let (container, text, shape) = (measured[0], measured[1], measured[2])
    func report(_ width: Double) throws {
      try host.send(
        GeometryReport(
          [
            text.id: ElementGeometry(
              size: CGSize(width: width, height: 30), ideal: CGSize(width: width, height: 30)),
            shape.id: ElementGeometry(
              size: CGSize(width: 20, height: 20), ideal: CGSize(width: 20, height: 20)),
            container.id: ElementGeometry(size: CGSize(width: width + 30, height: 30)),
          ], window: host.window))
    }
    try report(93)
    #expect(places(host).map(\.x) == [0, 103])
    #expect(places(host).map(\.y) == [0, 5])
    try report(111)
    #expect(places(host).map(\.x) == [0, 121])
  }

  @Test("A text that wraps has the height that the host has measured for its width")
  func wrappedText() throws {
    let host = MeasuringHost(width: 200) {
      HalfWidths {
        Text("One two three four five six seven")
        box(20)
      }
    }
    try host.settle()
    #expect(places(host).map(\.width) == [100, 100])
    #expect(agrees(host))
    #expect(host.reports <= 3)
  }

  @Test("A layout in a layout settles in three reports")
  func nesting() throws {
    let host = MeasuringHost {
      HalfWidths {
        FlowLayout(spacing: 0) {
          box(120)
          box(120)
        }
        box(30)
      }
    }
    try host.settle()
    #expect(agrees(host))
    #expect(host.reports <= 3)
  }

  @Test("A stack with guides is arranged by what the host has measured")
  func guides() throws {
    let host = MeasuringHost {
      VStack(alignment: .leading, spacing: 4) {
        box(100)
        box(40).alignmentGuide(.leading) { $0.width / 2 }
        box(60).alignmentGuide(.trailing) { _ in 500 }
      }
    }
    try host.settle()
    #expect(places(host).map(\.x) == [20, 0, 20])
    #expect(places(host).map(\.y) == [0, 24, 48])
    #expect(sizing(host)?.width == .fixed(120))
    #expect(agrees(host))
  }

  @Test("An overlay with guides is as large as its base")
  func guidedOverlay() throws {
    let host = MeasuringHost {
      box(100, 60).overlay(alignment: .topTrailing) {
        box(20).alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
      }
    }
    try host.settle()
    #expect(sizing(host)?.width == .fixed(100))
    #expect(sizing(host)?.height == .fixed(60))
    #expect(places(host).map(\.x) == [0, 90])
    #expect(places(host).map(\.y) == [0, -10])
  }

  @Test("A stack without guides for its alignment is not measured")
  func noGuides() throws {
    let host = MeasuringHost {
      VStack(alignment: .leading) { box(60).alignmentGuide(.trailing) { _ in 500 } }
    }
    #expect(try host.settle() == 0)
  }

  @Test("A stack with guides fills and hugs as one without")
  func guidedFilling() throws {
    let host = MeasuringHost {
      HStack(alignment: .top, spacing: 0) {
        Color.blue
        box(100, 50).alignmentGuide(.top) { $0.height / 2 }
      }
    }
    try host.settle()
    #expect(sizing(host)?.width == .fills(least: 100, ideal: 110))
    #expect(places(host).map(\.width) == [300, 200])
  }

  @Test("A host that performs layouts by itself has nothing to measure")
  func performingHost() {
    var environment = EnvironmentValues()
    environment.hostPerformsLayouts = true
    let graph = ViewGraph(environment: environment) { FlowLayout { Color.red } }
    #expect(!graph.asksForGeometry)
    #expect(!graph.root.descendants.contains { $0.state.accepts(.measure) })
    graph.tearDown()
  }
}
