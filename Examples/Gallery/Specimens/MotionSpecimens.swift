import Foundation
import Rostrum

/// Phases, keyframes, transitions of an app's own, and what moves from one view to another.
struct MotionSpecimens: View {
  var body: some View {
    Specimens("Motions") {
      Specimen("V10.600", "phaseAnimator([1, 0.4]) { content, opacity in … }") {
        Block("pulse").phaseAnimator([1, 0.4]) { content, opacity in content.opacity(opacity) }
        Keep(0) { $count in
          Button("Jump") { count += 1 }
          Block("jump").phaseAnimator([0, -30], trigger: count) { content, height in
            content.offset(y: height)
          } animation: { _ in
            .linear(duration: 1)
          }
        }
      }
      Specimen("V10.601 V10.609", "keyframeAnimator(initialValue: 0, trigger: count)") {
        Keep(0) { $count in
          Button("Swing") { count += 1 }
          Block("swing").keyframeAnimator(initialValue: 0.0, trigger: count) { content, degrees in
            content.rotationEffect(.degrees(degrees))
          } keyframes: { _ in
            CubicKeyframe(30, duration: 0.5)
            CubicKeyframe(-30, duration: 1)
            SpringKeyframe(0, duration: 0.5, spring: .snappy)
          }
        }
      }
      Specimen("V10.602", "transition(Twirl())") {
        Keep(false) { $isThere in
          Button("Twirl") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
          if isThere { Block("guest").transition(Twirl()) }
        }
      }
      Specimen("V10.1461", "content.mask { Rectangle().scale(x: …) }") {
        Keep(false) { $isThere in
          Button("Unveil") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
          if isThere { Block("veiled").transition(Unveiling()) }
        }
      }
      Specimen("V10.603", "contentTransition(.numericText())") {
        Keep(1) { $count in
          Button("Count") { withAnimation(.linear(duration: 1)) { count += 1 } }
          Text(verbatim: "Number \(count)").contentTransition(.numericText())
        }
      }
      Specimen("V10.604", "symbolEffect(.bounce, value: count)") {
        Keep(0) { $count in
          Button("Bounce") { count += 1 }
          Image(systemName: "heart").accessibilityLabel("heart")
            .symbolEffect(.bounce, value: count)
        }
        Image(systemName: "wifi").symbolEffect(.pulse)
      }
      Specimen("V10.605", "scrollTransition { content, phase in … }") {
        ScrollView {
          VStack {
            ForEach(0..<12) { index in
              Block("row \(index)").scrollTransition { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.2)
              }
            }
          }
        }
        .frame(width: 200, height: 160)
      }
      Specimen("V10.606", "matchedGeometryEffect(id: 1, in: names)") { Matched() }
    }
  }
}

/// A transition of the gallery's own.
private struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.5)
      .rotationEffect(.degrees(phase.value * 90))
  }
}

/// A transition that shows more and more of a view from its leading edge on.
private struct Unveiling: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.mask { Rectangle().scale(x: phase.isIdentity ? 1 : 0, anchor: .leading) }
  }
}

/// A view that is at one side or at the other.
private struct Matched: View {
  @Namespace private var names
  @State private var isRight = false

  var body: some View {
    Button("Swap") { withAnimation(.linear(duration: 1)) { isRight.toggle() } }
    HStack {
      if !isRight { Block("left").matchedGeometryEffect(id: 1, in: names) }
      Color.clear.frame(width: 200, height: 40)
      if isRight { Block("right").matchedGeometryEffect(id: 1, in: names) }
    }
  }
}
