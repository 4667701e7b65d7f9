import Foundation
import RostrumElements
import RostrumLayout
import RostrumScenes
import RostrumViews
import Testing

/// The frames of views from right to left, in a window of 400 by 600.
@MainActor @Suite("Direction of the layout", .viewsEnd) struct DirectionTests {
  private let window = CGSize(width: 400, height: 600)

  /// The frames of texts and shapes, in the order of the tree.
  private func leaves(_ view: Rendering) -> [CGRect] {
    let result = LayoutEngine().layout(view.graph.root.snapshot, in: window)
    return view.graph.root.descendants
      .filter { $0.role == .text || $0.role == .shape }
      .compactMap { result[$0.id]?.frame }
  }

  /// The frames of a view, and those of the same view from right to left.
  private func frames(_ view: some View) -> (ltr: [CGRect], rtl: [CGRect]) {
    (
      leaves(Rendering { view.environment(\.layoutDirection, .leftToRight) }),
      leaves(Rendering { view.environment(\.layoutDirection, .rightToLeft) })
    )
  }

  private func mirrored(_ frames: [CGRect], in width: CGFloat = 400) -> [CGRect] {
    frames.map { CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
  }

  /// Compares frames that may be a half pixel apart, because corners are aligned to pixels.
  private func expect(
    _ frames: [CGRect], _ expected: [CGRect], _ place: SourceLocation = #_sourceLocation
  ) {
    #expect(frames.count == expected.count, sourceLocation: place)
    for (frame, other) in zip(frames, expected) {
      let distance = abs(frame.minX - other.minX) + abs(frame.minY - other.minY)
      #expect(distance <= 1 && frame.size == other.size, sourceLocation: place)
    }
  }

  @Test("A row begins on the right, with its padding, offsets and alignments")
  func rows() {
    let row = HStack(alignment: .top, spacing: 10) {
      Color.red.frame(width: 40, height: 20)
      Color.blue.frame(width: 60, height: 20).padding(.leading, 30).offset(x: 5)
      Spacer()
      Color.green.frame(width: 10, height: 20).frame(width: 50, alignment: .leading)
    }
    let (ltr, rtl) = frames(row)
    #expect(ltr[0].minX == 0 && rtl[0].maxX == 400)
    expect(rtl, mirrored(ltr))
  }

  @Test("Columns, layers, grids and positions are mirrored")
  func containers() {
    let views = VStack(alignment: .leading) {
      Color.red.frame(width: 40, height: 20)
      ZStack(alignment: .bottomTrailing) {
        Color.blue.frame(width: 200, height: 50)
        Color.green.frame(width: 20, height: 10)
      }
      Grid(alignment: .leading) {
        GridRow {
          Color.red.frame(width: 10, height: 10)
          Color.red.frame(width: 90, height: 10)
        }
        GridRow {
          Color.red.frame(width: 50, height: 10)
          Color.red.frame(width: 30, height: 10)
        }
      }
      Color.gray.frame(width: 10, height: 10).position(x: 20, y: 30)
    }
    let (ltr, rtl) = frames(views)
    expect(rtl, mirrored(ltr))
  }

  @Test("A part has a direction of its own; what is around it doesn't change")
  func parts() {
    func row(_ first: Color, _ second: Color) -> some View {
      HStack(spacing: 0) {
        first.frame(width: 30, height: 10)
        second.frame(width: 70, height: 10)
      }
    }
    let nested = leaves(
      Rendering {
        HStack(spacing: 0) {
          row(.red, .blue).environment(\.layoutDirection, .rightToLeft)
            .padding(.leading, 20).frame(width: 150, alignment: .leading)
          row(.red, .blue)
        }
        .frame(width: 400, alignment: .leading)
      })
    #expect(nested.map(\.minX) == [90, 20, 150, 180])
    let back = leaves(
      Rendering {
        HStack(spacing: 0) {
          Color.red.frame(width: 30, height: 10)
          row(.red, .blue).environment(\.layoutDirection, .leftToRight)
        }
        .frame(width: 400, alignment: .leading)
        .environment(\.layoutDirection, .rightToLeft)
      })
    #expect(back.map(\.minX) == [370, 270, 300])
  }

  @Test("Of two directions of one view, the inner one holds")
  func inner() {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 30, height: 10)
      Color.blue.frame(width: 370, height: 10)
    }
    let frames = leaves(
      Rendering {
        row.environment(\.layoutDirection, .rightToLeft)
          .environment(\.layoutDirection, .leftToRight)
      })
    #expect(frames.map(\.minX) == [370, 0])
  }

  @Test("Views read the direction, and pictures are mirrored on request")
  func readers() {
    struct Reader: View {
      @Environment(\.layoutDirection) private var layoutDirection
      var body: some View {
        Text(layoutDirection == .rightToLeft ? "right" : "left")
          .flipsForRightToLeftLayoutDirection(true)
      }
    }
    let rendering = Rendering {
      Reader()
      Reader().environment(\.layoutDirection, .rightToLeft)
    }
    let texts = rendering.all(.text)
    #expect(texts.map(\.content) == [.text("left"), .text("right")])
    #expect(texts.map { $0.state.styles.contains(.stretch(x: -1, y: 1)) } == [false, true])
  }

  @Test("A scene has the direction of its environment, and what it clips is clipped on that side")
  func scene() throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let graph = ViewGraph(environment: environment) {
      HStack(spacing: 0) {
        Color.red.frame(width: 100, height: 10)
        Color.blue.frame(width: 100, height: 10)
      }
      .frame(width: 150, alignment: .leading).clipped().frame(width: 400, alignment: .leading)
    }
    let root = graph.root.snapshot
    #expect(root.state.styles == [.layoutDirection(.rightToLeft)])
    let result = LayoutEngine().layout(root, in: window)
    let shapes = graph.root.descendants.filter { $0.role == .shape }
    let places = shapes.compactMap { result[$0.id] }
    #expect(places.map(\.frame.minX) == [300, 200])
    #expect(places[1].visible == CGRect(x: 250, y: 295, width: 50, height: 10))
  }

  @Test("A part in another language says so")
  func languages() {
    let rendering = Rendering {
      Text("Bonjour").environment(\.locale, Locale(identifier: "fr_CA"))
      Text("你好").environment(\.locale, Locale(identifier: "zh-Hant-TW"))
      Text("Hello")
    }
    let languages = rendering.all(.text).map { element -> String? in
      if case .language(let language)? = element.state.fact(.language) { language } else { nil }
    }
    #expect(languages == ["fr", "zh-Hant", nil])
  }
}
