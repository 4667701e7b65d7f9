import Foundation
import Rostrum

extension NumberTable {
  mutating func addEffects() {
    add("Effects cornerRadius(_:antialiased:)") { n in Text("a").cornerRadius(n) }
    add("Effects offset(_:)") { n in Text("a").offset(CGSize(width: n, height: n)) }
    add("Effects offset(x:y:)") { n in Text("a").offset(x: n, y: n) }
    add("Effects opacity(_:)") { n in Text("a").opacity(n) }
    add("ScrollTransition visible(_:)") { n in
      Text("a").scrollTransition(.interactive.threshold(.visible(n))) {
        $0.opacity($1.isIdentity ? 1 : 0)
      }
    }
    add("ScrollTransition inset(by:)") { n in
      Text("a").scrollTransition(.interactive.threshold(.centered.inset(by: n))) {
        $0.opacity($1.isIdentity ? 1 : 0)
      }
    }
    add("View+ScrollVisibilityChange onScrollVisibilityChange(threshold:_:)") { n in
      Text("a").onScrollVisibilityChange(threshold: n) { _ in }
    }
    add("Effects rotationEffect(_:anchor:)") { n in Text("a").rotationEffect(.degrees(n)) }
    add("Effects scaleEffect(_:anchor:)") { n in Text("a").scaleEffect(n) }
    add("Effects scaleEffect(_:anchor:)") { n in Text("a").scaleEffect(CGSize(width: n, height: n))
    }
    add("Effects scaleEffect(x:y:anchor:)") { n in Text("a").scaleEffect(x: n, y: n) }
    add("Effects shadow(color:radius:x:y:)") { n in Text("a").shadow(radius: n, x: n, y: n) }
    add("VisualEffects blur(radius:)") { n in Text("a").blur(radius: n) }
    add("VisualEffects border(_:width:)") { n in Text("a").border(.red, width: n) }
    add("VisualEffects brightness(_:)") { n in Text("a").brightness(n) }
    add("VisualEffects contrast(_:)") { n in Text("a").contrast(n) }
    add("VisualEffects grayscale(_:)") { n in Text("a").grayscale(n) }
    add("VisualEffects hueRotation(_:)") { n in Text("a").hueRotation(.radians(n)) }
    add("VisualEffects saturation(_:)") { n in Text("a").saturation(n) }
    add("VisualEffect blur(radius:)") { n in
      Text("a").visualEffect { effect, _ in effect.blur(radius: n) }
    }
    add("VisualEffect brightness(_:)") { n in
      Text("a").visualEffect { effect, _ in effect.brightness(n) }
    }
    add("VisualEffect contrast(_:)") { n in
      Text("a").visualEffect { effect, _ in effect.contrast(n) }
    }
    add("VisualEffect grayscale(_:)") { n in
      Text("a").visualEffect { effect, _ in effect.grayscale(n) }
    }
    add("VisualEffect hueRotation(_:)") { n in
      Text("a").visualEffect { effect, _ in effect.hueRotation(.degrees(n)) }
    }
    add("VisualEffect offset(_:)") { n in
      Text("a").visualEffect { effect, _ in effect.offset(CGSize(width: n, height: n)) }
    }
    add("VisualEffect offset(x:y:)") { n in
      Text("a").visualEffect { effect, _ in effect.offset(x: n, y: n) }
    }
    add("VisualEffect opacity(_:)") { n in
      Text("a").visualEffect { effect, _ in effect.opacity(n) }
    }
    add("VisualEffect rotationEffect(_:anchor:)") { n in
      Text("a").visualEffect { effect, _ in effect.rotationEffect(.degrees(n)) }
    }
    add("VisualEffect saturation(_:)") { n in
      Text("a").visualEffect { effect, _ in effect.saturation(n) }
    }
    add("VisualEffect scaleEffect(_:anchor:)") { n in
      Text("a").visualEffect { effect, _ in effect.scaleEffect(n) }
    }
    add("VisualEffect scaleEffect(_:anchor:)") { n in
      Text("a").visualEffect { effect, _ in effect.scaleEffect(CGSize(width: n, height: n)) }
    }
    add("VisualEffect scaleEffect(x:y:anchor:)") { n in
      Text("a").visualEffect { effect, _ in effect.scaleEffect(x: n, y: n) }
    }
  }
}
