import Foundation
import Rostrum

extension NumberTable {
  mutating func addLooks() {
    add("ContentMargins contentMargins(_:_:for:)") { n in
      ScrollView { Text("a") }.contentMargins(
        .all, EdgeInsets(top: n, leading: n, bottom: n, trailing: n))
    }
    add("ContentMargins contentMargins(_:_:for:)") { n in
      ScrollView { Text("a") }.contentMargins(.horizontal, n)
    }
    add("ContentMargins contentMargins(_:for:)") { n in
      ScrollView { Text("a") }.contentMargins(n)
    }
    add("Effects rotation3DEffect(_:axis:anchor:anchorZ:perspective:)") { n in
      Text("a").rotation3DEffect(
        .degrees(n), axis: (x: n, y: n, z: n), anchor: UnitPoint(x: n, y: n), anchorZ: n,
        perspective: n)
    }
    add("VisualEffect rotation3DEffect(_:axis:anchor:anchorZ:perspective:)") { n in
      Text("a").visualEffect { effect, _ in
        effect.rotation3DEffect(
          .degrees(n), axis: (x: n, y: n, z: n), anchor: UnitPoint(x: n, y: n), anchorZ: n,
          perspective: n)
      }
    }
    add("Font custom(_:size:relativeTo:)") { n in
      Text("a").font(.custom("Serif", size: n, relativeTo: .body))
    }
    add("Glass init(spacing:content:)") { n in
      GlassEffectContainer(spacing: n) { Text("a").glassEffect() }
    }
    add("RadialGradient init(stops:center:startRadius:endRadius:)") { n in
      RadialGradient(
        stops: [Gradient.Stop(color: .red, location: n), Gradient.Stop(color: .blue, location: 1)],
        center: UnitPoint(x: n, y: n), startRadius: n, endRadius: n)
    }
    add("TextLook lineSpacing(_:)") { n in Text("a").lineSpacing(n) }
  }

  mutating func addTransforms() {
    add("CGAffineTransform init(a:b:c:d:tx:ty:)") { n in
      moved(CGAffineTransform(a: n, b: n, c: n, d: n, tx: n, ty: n))
    }
    add("CGAffineTransform init(rotationAngle:)") { n in
      moved(CGAffineTransform(rotationAngle: n))
    }
    add("CGAffineTransform init(scaleX:y:)") { n in moved(CGAffineTransform(scaleX: n, y: n)) }
    add("CGAffineTransform init(translationX:y:)") { n in
      moved(CGAffineTransform(translationX: n, y: n))
    }
    add("CGAffineTransform rotated(by:)") { n in moved(CGAffineTransform.identity.rotated(by: n)) }
    add("CGAffineTransform scaledBy(x:y:)") { n in
      moved(CGAffineTransform.identity.scaledBy(x: n, y: n).inverted())
    }
    add("CGAffineTransform translatedBy(x:y:)") { n in
      moved(CGAffineTransform.identity.translatedBy(x: n, y: n).inverted())
    }
    add("TransformedShape path(in:)") { n in
      Rectangle().transform(CGAffineTransform(scaleX: 2, y: 2))
        .path(in: CGRect(x: n, y: n, width: n, height: n))
    }
  }

  mutating func addCorners() {
    add("ContainerRelativeShape inset(by:)") { n in ContainerRelativeShape().inset(by: n) }
    add("ContainerRelativeShape path(in:)") { n in
      ContainerRelativeShape().path(in: CGRect(x: n, y: n, width: n, height: n))
    }
    add("RectangleCornerRadii init(topLeading:bottomLeading:bottomTrailing:topTrailing:)") { n in
      UnevenRoundedRectangle(
        cornerRadii: RectangleCornerRadii(
          topLeading: n, bottomLeading: n, bottomTrailing: n, topTrailing: n))
    }
    add(
      "UnevenRoundedRectangle init(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)"
    ) { n in
      UnevenRoundedRectangle(topLeadingRadius: n, bottomTrailingRadius: n)
    }
    add("UnevenRoundedRectangle inset(by:)") { n in
      UnevenRoundedRectangle(topLeadingRadius: 5).inset(by: n)
    }
    add("UnevenRoundedRectangle path(in:)") { n in
      UnevenRoundedRectangle(topLeadingRadius: 5)
        .path(in: CGRect(x: n, y: n, width: n, height: n))
    }
    add(
      "UnevenRoundedRectangle rect(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)"
    ) { n in
      Text("a").clipShape(.rect(topLeadingRadius: n, bottomTrailingRadius: n))
    }
  }
}

@MainActor private func moved(_ transform: CGAffineTransform) -> some View {
  Circle().transform(transform)
}
