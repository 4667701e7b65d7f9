import Foundation
import Rostrum

/// Views that depend on their geometry, for `test_seen_geometry.py`.
struct GeometryProbe: View {
  @State private var isPadded = false
  @State private var selection = 0
  @State private var position: CGFloat = 0
  @State private var isEndless = false
  @State private var endlessHeight: CGFloat = 20

  var body: some View {
    ScrollView {
      Button("Pad") { isPadded.toggle() }
      Nested(depth: 4)
        .padding(.horizontal, isPadded ? 30 : 0)
        .frame(height: 200)
      Text(verbatim: "At \(Int(position))")
        .onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .global).minY
        } action: {
          position = $0
        }
      tabs
      Button("Never settle") { isEndless = true }
      if isEndless {
        Color.red.frame(height: endlessHeight)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: {
            endlessHeight = $0 + 1
          }
      }
      Color.clear.frame(height: 2000)
    }
  }

  private var tabs: some View {
    HStack(spacing: 30) {
      ForEach(0..<3) { index in
        Button("Tab number \(index)") { selection = index }
          .anchorPreference(key: BoundsKey.self, value: .bounds) { index == selection ? $0 : nil }
      }
    }
    .overlayPreferenceValue(BoundsKey.self) { anchor in
      GeometryReader { proxy in
        if let anchor {
          Color.blue
            .frame(width: proxy[anchor].width, height: 3)
            .offset(x: proxy[anchor].minX, y: proxy[anchor].maxY)
            .accessibilityIdentifier("underline")
        }
      }
    }
  }

  private struct Nested: View {
    let depth: Int

    var body: some View {
      GeometryReader { proxy in
        if depth == 0 {
          Text(verbatim: "\(proxy.size.width) by \(proxy.size.height)")
        } else {
          Nested(depth: depth - 1).padding(.horizontal, proxy.size.width / 20)
        }
      }
    }
  }

  private struct BoundsKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }
}
