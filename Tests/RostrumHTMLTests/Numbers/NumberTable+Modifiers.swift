import Foundation
import Rostrum

extension NumberTable {
  mutating func addModifiers() {
    add("Padding padding(_:)") { n in Text("a").padding(n) }
    add("Padding padding(_:)") { n in
      Text("a").padding(EdgeInsets(top: n, leading: n, bottom: n, trailing: n))
    }
    add("Padding padding(_:_:)") { n in Text("a").padding(.horizontal, n) }
    add("EdgeInsets init(top:leading:bottom:trailing:)") { n in
      Text("a").padding(EdgeInsets(top: n, leading: 0, bottom: 0, trailing: 0))
    }
    add("Frame+Modifier frame(width:height:alignment:)") { n in
      VStack {
        Text("a").frame(width: n, height: n)
        Text("b").frame(width: n)
      }
    }
    add(
      "Frame+Modifier frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)"
    ) { n in
      VStack {
        Text("a").frame(minWidth: n, maxWidth: n, minHeight: n, maxHeight: n)
        Text("a").frame(idealWidth: n, idealHeight: n).fixedSize()
        Text("a").frame(maxWidth: n)
        Text("a").frame(minWidth: n)
      }
    }
    add("Frame+Modifier aspectRatio(_:contentMode:)") { n in
      Color.red.aspectRatio(n, contentMode: .fit)
    }
    add("Frame+Modifier aspectRatio(_:contentMode:)") { n in
      Color.red.aspectRatio(CGSize(width: n, height: n), contentMode: .fill)
    }
    add("ContainerRelativeFrame containerRelativeFrame(_:count:span:spacing:alignment:)") { n in
      ScrollView {
        Text("a").containerRelativeFrame(
          .horizontal, count: Int(nearest: n), span: Int(nearest: n), spacing: n)
      }
    }
    add("View+ContainerRelativeLength containerRelativeFrame(_:alignment:_:)") { n in
      ScrollView { Text("a").containerRelativeFrame(.horizontal) { _, _ in CGFloat(n) } }
    }
    add("Place+Modifiers position(_:)") { n in Text("a").position(CGPoint(x: n, y: n)) }
    add("Place+Modifiers position(x:y:)") { n in Text("a").position(x: n, y: n) }
    add("Place+Modifiers zIndex(_:)") { n in
      ZStack {
        Text("a").zIndex(n)
        Text("b")
      }
    }
    add("Place+Modifiers layoutPriority(_:)") { n in
      HStack {
        Text("a").layoutPriority(n)
        Text("b")
      }
    }
    add("View+AlignmentGuide alignmentGuide(_:computeValue:)") { n in
      VStack(alignment: .leading) {
        Text("a").alignmentGuide(HorizontalAlignment.leading) { _ in CGFloat(n) }
        Text("b")
      }
    }
    add("View+AlignmentGuide alignmentGuide(_:computeValue:)") { n in
      HStack(alignment: .top) {
        Text("a").alignmentGuide(VerticalAlignment.top) { _ in CGFloat(n) }
        Text("b")
      }
    }
    add("View+Gesture onTapGesture(count:perform:)") { n in
      Text("a").onTapGesture(count: Int(nearest: n)) {}
    }
    add(
      "View+Gesture onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)"
    ) { n in
      Text("a").onLongPressGesture(minimumDuration: n, maximumDistance: n) {
      } onPressingChanged: { _ in
      }
    }
    add("View+Gesture onLongPressGesture(minimumDuration:maximumDistance:pressing:perform:)") { n in
      Text("a").onLongPressGesture(
        minimumDuration: n, maximumDistance: n, pressing: { _ in }, perform: {})
    }
    add("LongPressGesture init(minimumDuration:maximumDistance:)") { n in
      Text("a").gesture(LongPressGesture(minimumDuration: n, maximumDistance: n))
    }
    add("TapGesture init(count:)") { n in Text("a").gesture(TapGesture(count: Int(nearest: n))) }
    add("Anchor point(_:)") { n in anchored(.point(CGPoint(x: n, y: n))) }
    add("Anchor unitPoint(_:)") { n in anchored(.unitPoint(UnitPoint(x: n, y: n))) }
    add("Anchor rect(_:)") { n in
      let rect = CGRect(x: n, y: n, width: n, height: n)
      Text("a").anchorPreference(key: RectKey.self, value: .rect(rect)) { $0 }
        .overlayPreferenceValue(RectKey.self) { anchor in
          GeometryReader { proxy in
            Text("b").offset(x: anchor.map { proxy[$0].minX } ?? 0)
          }
        }
    }
  }
}

@MainActor private func anchored(_ source: Anchor<CGPoint>.Source) -> some View {
  Text("a").anchorPreference(key: PointKey.self, value: source) { $0 }
    .overlayPreferenceValue(PointKey.self) { anchor in
      GeometryReader { proxy in
        Text("b").offset(x: anchor.map { proxy[$0].x } ?? 0)
      }
    }
}

private struct PointKey: PreferenceKey {
  static let defaultValue: Anchor<CGPoint>? = nil

  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
    value = value ?? nextValue()
  }
}

private struct RectKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}
