import Foundation
import RostrumScenes
import RostrumViews
import Testing

private struct BoundsKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct PointKey: PreferenceKey {
  static var defaultValue: Anchor<CGPoint>? { nil }

  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
    value = value ?? nextValue()
  }
}

@MainActor @Suite(.viewsEnd) struct AnchorTests {
  @Test("An overlay finds the bounds of views below it in its own coordinates")
  func bounds() throws {
    let host = MeasuringHost {
      VStack(spacing: 0) {
        Color.red.frame(height: 100)
        HStack(spacing: 0) {
          Color.green.frame(width: 60, height: 40)
            .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
          Color.blue.frame(width: 80, height: 40)
            .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
        }
        .overlayPreferenceValue(BoundsKey.self) { anchors in
          GeometryReader { proxy in
            ForEach(Array(anchors.enumerated()), id: \.offset) { _, anchor in
              let rect = proxy[anchor]
              Text("\(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))")
            }
          }
        }
      }
    }
    #expect(try host.settle() <= 3)
    #expect(host.texts == ["0 0 60 40", "60 0 80 40"])
    #expect(host.unmeasured.isEmpty)
  }

  @Test("A point of a view is a fraction of its size")
  func point() throws {
    let host = MeasuringHost {
      Color.red.frame(width: 100, height: 40)
        .anchorPreference(key: PointKey.self, value: .bottomTrailing) { $0 }
        .padding(10)
        .backgroundPreferenceValue(PointKey.self) { anchor in
          GeometryReader { proxy in
            if let anchor { Text("\(Int(proxy[anchor].x)) \(Int(proxy[anchor].y))") }
          }
        }
    }
    try host.settle()
    #expect(host.texts == ["110 50"])
  }

  @Test("A preference can be transformed with an anchor")
  func transform() throws {
    let host = MeasuringHost {
      Color.red.frame(width: 100, height: 40)
        .anchorPreference(
          key: BoundsKey.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
        ) {
          [$0]
        }
        .transformAnchorPreference(key: BoundsKey.self, value: .bounds) { $0.append($1) }
        .overlayPreferenceValue(BoundsKey.self) { anchors in
          GeometryReader { proxy in
            Text(anchors.map { "\(proxy[$0].minX) \(proxy[$0].width)" }.joined(separator: ", "))
          }
        }
    }
    try host.settle()
    #expect(host.texts == ["1.0 3.0, 0.0 100.0"])
  }

  private struct CornersKey: PreferenceKey {
    static var defaultValue: Anchor<[CGPoint]>? { nil }

    static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
      value = value ?? nextValue()
    }
  }

  @Test("An anchor can have several values")
  func several() throws {
    let host = MeasuringHost {
      Color.red.frame(width: 100, height: 40)
        .anchorPreference(
          key: CornersKey.self, value: .init([.topLeading, .center, .point(CGPoint(x: 7, y: 8))])
        ) { $0 }
        .overlayPreferenceValue(CornersKey.self) { anchor in
          GeometryReader { proxy in
            Text(anchor.map { proxy[$0].map { "\($0.x)" }.joined(separator: " ") } ?? "none")
          }
        }
    }
    try host.settle()
    #expect(host.texts == ["0.0 50.0 7.0"])
  }

  private struct Tabs: View {
    @State private var selection = 0

    var body: some View {
      VStack(spacing: 0) {
        Button("next") { selection += 1 }
        HStack(spacing: 0) {
          ForEach(0..<3) { index in
            Color.red.frame(width: 50, height: 20)
              .anchorPreference(key: BoundsKey.self, value: .bounds) {
                index == selection ? [$0] : []
              }
          }
        }
        .overlayPreferenceValue(BoundsKey.self) { anchors in
          GeometryReader { proxy in
            Text(verbatim: anchors.map { "\(proxy[$0].minX)" }.joined(separator: ", "))
          }
        }
      }
    }
  }

  @Test("An anchor follows the state that its preference is made from")
  func selection() throws {
    let host = MeasuringHost { Tabs() }
    try host.settle()
    #expect(host.texts.last == "0.0")
    try host.tap()
    #expect(host.texts.last == "50.0")
  }
}
