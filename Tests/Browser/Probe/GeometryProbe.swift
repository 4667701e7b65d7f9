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
      LayoutProbe()
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

/// Layouts that change, and sizes relative to the window.
private struct LayoutProbe: View {
  @State private var kind = 0
  @State private var isScrolled = false
  @State private var offset: CGFloat = 0
  @State private var isLastVisible = false

  private var layout: AnyLayout {
    switch kind {
    case 0: AnyLayout(HStackLayout(spacing: 10))
    case 1: AnyLayout(VStackLayout(alignment: .leading, spacing: 5))
    default: AnyLayout(ZStackLayout(alignment: .topLeading))
    }
  }

  var body: some View {
    Button("Next layout") { kind += 1 }
    layout {
      Field(name: "First")
      Field(name: "Second")
    }
    Color.green
      .containerRelativeFrame(.horizontal) { length, _ in length / 4 }
      .frame(height: 10)
      .accessibilityIdentifier("quarter")
    ScrollView {
      ForEach(0..<20) { Text("Row \($0)") }
      Text("Last").onScrollVisibilityChange { isLastVisible = $0 }
    }
    .onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y
    } action: {
      offset = $1
    }
    .frame(height: 80)
    .accessibilityIdentifier("rows")
    Text(verbatim: "Offset \(Int(offset)), \(isLastVisible ? "last" : "others")")
    Text("Faded")
      .visualEffect { content, proxy in content.opacity(proxy.size.height > 10 ? 0.25 : 1) }
  }

  struct Field: View {
    let name: String
    @State private var text = ""

    var body: some View {
      TextField(name, text: $text).frame(width: 100)
    }
  }
}
