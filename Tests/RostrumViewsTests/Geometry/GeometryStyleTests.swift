import Foundation
import RostrumScenes
import RostrumViews
import Testing

@MainActor @Suite(.viewsEnd) struct GeometryStyleTests {
  private func styles(_ host: MeasuringHost) -> [StyleProperty] {
    host.graph.root.descendants.flatMap(\.styles)
  }

  @Test("An effect depends on the geometry of the view without the effect")
  func visualEffect() throws {
    let host = MeasuringHost {
      VStack(spacing: 0) {
        Color.red.frame(height: 100)
        Color.blue.frame(height: 50)
          .visualEffect { content, proxy in
            content.offset(x: proxy.size.width / 10, y: proxy.frame(in: .global).minY)
          }
      }
    }
    #expect(host.unmeasured.count == 1)
    try host.settle()
    #expect(styles(host).contains(.offset(x: 40, y: 325)))
    #expect(host.unmeasured.isEmpty)
    #expect(try host.settle() == 0)
  }

  @Test("Effects can be combined, and don't affect the layout")
  func combined() throws {
    let host = MeasuringHost {
      Color.blue.frame(width: 100, height: 50)
        .visualEffect { content, proxy in
          content.opacity(proxy.size.width / 200).blur(radius: 3).scaleEffect(2)
        }
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          #expect($0.width == 100)
        }
    }
    try host.settle()
    #expect(styles(host).contains(.opacity(0.5)))
    #expect(styles(host).contains(.filters([.blur(3)])))
    #expect(styles(host).contains(.scale(2)))
  }

  @Test("A length relative to the window follows the window")
  func window() throws {
    let host = MeasuringHost {
      Color.blue.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
        axis == .horizontal ? length / 2 : 70
      }
    }
    #expect(host.unmeasured.count == 1)
    try host.settle()
    #expect(styles(host).contains(.frame(Frame(width: 200, height: 70))))
    #expect(host.unmeasured.isEmpty)
    host.window.width = 500
    try host.settle()
    #expect(styles(host).contains(.frame(Frame(width: 250, height: 70))))
  }

  @Test("A length in a scroll view is relative to the scroll view")
  func scrollView() throws {
    let host = MeasuringHost {
      ScrollView(.horizontal) {
        Color.blue.containerRelativeFrame(.horizontal, alignment: .leading) { length, _ in
          length * 0.75
        }
      }
      .frame(width: 200)
    }
    try host.settle()
    #expect(styles(host).contains(.frame(Frame(width: 150, alignment: .leading))))
    #expect(host.unmeasured.isEmpty)
  }

  @Test("An action runs when a scroll view is scrolled")
  func scrollGeometry() throws {
    let offsets = Box<[[CGFloat]]>([])
    let container = Box<CGSize>(.zero)
    let host = MeasuringHost {
      VStack(spacing: 0) {
        Color.red.frame(height: 100)
        ScrollView {
          Color.blue.frame(height: 2000)
          ScrollView { Text("inner") }
        }
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: {
          offsets.value.append([$0, $1])
        }
        .onScrollGeometryChange(for: CGRect.self) {
          $0.visibleRect
        } action: { _, rect in
          container.value = rect.size
        }
      }
    }
    try host.settle()
    #expect(offsets.value == [[0, 0]])
    #expect(container.value == CGSize(width: 400, height: 500))
    let scroll = try #require(host.graph.root.descendants.first { $0.role == .scroll })
    host.offsets = [scroll.id: CGPoint(x: 0, y: 70)]
    try host.settle(isFromUser: true)
    #expect(offsets.value == [[0, 0], [0, 70]])
  }

  @Test("An action runs when a view is scrolled into its scroll view, and out of it")
  func scrollVisibility() throws {
    let log = Log()
    let host = MeasuringHost {
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: 300).onScrollVisibilityChange { log("blue \($0)") }
          Color.red.frame(height: 1000)
          Color.green.frame(height: 100)
            .onScrollVisibilityChange(threshold: 0.2) { log("green \($0)") }
            .onScrollVisibilityChange(threshold: .nan) { log("never \($0)") }
        }
      }
    }
    try host.settle()
    #expect(log.take() == ["blue true"])
    let scroll = try #require(host.graph.root.descendants.first { $0.role == .scroll })
    for (offset, expected) in [
      (100, []), (200, ["blue false"]), (710, []), (730, ["green true"]),
      (100, ["blue true", "green false"]),
    ] {
      host.offsets = [scroll.id: CGPoint(x: 0, y: offset)]
      try host.settle(isFromUser: true)
      #expect(log.take().sorted() == expected)
    }
  }
}
