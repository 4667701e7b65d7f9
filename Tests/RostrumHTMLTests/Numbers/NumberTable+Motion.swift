import Foundation
import Rostrum

extension NumberTable {
  mutating func addMotion() {
    add("Animation delay(_:)") { n in Moving(number: n, animation: .default.delay(n)) }
    add("Animation speed(_:)") { n in Moving(number: n, animation: .default.speed(n)) }
    add("CustomAnimation logicallyComplete(after:)") { n in
      Moving(number: n, animation: .default.logicallyComplete(after: n))
    }
    add("Animation repeatCount(_:autoreverses:)") { n in
      Moving(number: n, animation: .default.repeatCount(Int(nearest: n)))
    }
    add("Animation+Curves easeIn(duration:)") { n in
      Moving(number: n, animation: .easeIn(duration: n))
    }
    add("Animation+Curves easeInOut(duration:)") { n in
      Moving(number: n, animation: .easeInOut(duration: n))
    }
    add("Animation+Curves easeOut(duration:)") { n in
      Moving(number: n, animation: .easeOut(duration: n))
    }
    add("Animation+Curves linear(duration:)") { n in
      Moving(number: n, animation: .linear(duration: n))
    }
    add("Animation+Curves timingCurve(_:_:_:_:duration:)") { n in
      Moving(number: n, animation: .timingCurve(n, n, n, n, duration: n))
    }
    add("Animation+Springs bouncy(duration:extraBounce:)") { n in
      Moving(number: n, animation: .bouncy(duration: n, extraBounce: n))
    }
    add("Animation+Springs interactiveSpring(response:dampingFraction:blendDuration:)") { n in
      Moving(number: n, animation: .interactiveSpring(response: n, dampingFraction: n))
    }
    add("Animation+Springs interpolatingSpring(duration:bounce:initialVelocity:)") { n in
      Moving(number: n, animation: .interpolatingSpring(duration: n, bounce: n, initialVelocity: n))
    }
    add("Animation+Springs interpolatingSpring(mass:stiffness:damping:initialVelocity:)") { n in
      Moving(
        number: n,
        animation: .interpolatingSpring(mass: n, stiffness: n, damping: n, initialVelocity: n))
    }
    add("Animation+Springs smooth(duration:extraBounce:)") { n in
      Moving(number: n, animation: .smooth(duration: n, extraBounce: n))
    }
    add("Animation+Springs snappy(duration:extraBounce:)") { n in
      Moving(number: n, animation: .snappy(duration: n, extraBounce: n))
    }
    add("Animation+Springs spring(_:blendDuration:)") { n in
      Moving(number: n, animation: .spring(Spring(duration: n, bounce: n), blendDuration: n))
    }
    add("Animation+Springs spring(duration:bounce:blendDuration:)") { n in
      Moving(number: n, animation: .spring(duration: n, bounce: n, blendDuration: n))
    }
    add("Animation+Springs spring(response:dampingFraction:blendDuration:)") { n in
      Moving(number: n, animation: .spring(response: n, dampingFraction: n))
    }
    add("Spring init(duration:bounce:)") { n in
      Moving(number: n, animation: .spring(Spring(duration: n, bounce: n)))
    }
    add("Spring init(mass:stiffness:damping:allowOverDamping:)") { n in
      Moving(number: n, animation: .spring(Spring(mass: n, stiffness: n, damping: n)))
    }
    add("Spring init(response:dampingRatio:)") { n in
      Moving(number: n, animation: .spring(Spring(response: n, dampingRatio: n)))
    }
    add("AnyTransition offset(_:)") { n in
      Coming(number: n, transition: .offset(CGSize(width: n, height: n)))
    }
    add("AnyTransition offset(x:y:)") { n in
      Coming(number: n, transition: .offset(x: n, y: n))
    }
    add("AnyTransition scale(scale:anchor:)") { n in Coming(number: n, transition: .scale(scale: n))
    }
    addNamedTransitions()
  }
}

extension NumberTable {
  /// Adds the transitions that are values of types.
  fileprivate mutating func addNamedTransitions() {
    func coming(_ n: Double, _ transition: some Transition) -> some View {
      Coming(number: n, transition: AnyTransition(transition))
    }
    add("Transition+Named offset(_:)") { n in coming(n, .offset(CGSize(width: n, height: n))) }
    add("Transition+Named offset(x:y:)") { n in coming(n, .offset(x: n, y: n)) }
    add("Transition+Named scale(_:anchor:)") { n in
      coming(n, .scale(n, anchor: UnitPoint(x: n, y: n)))
    }
    add("Transitions init(_:)") { n in
      coming(n, OffsetTransition(CGSize(width: n, height: -n)))
    }
    add("Transitions init(_:anchor:)") { n in coming(n, ScaleTransition(n)) }
  }
}

/// A view that is animated when its number changes.
private struct Moving: View {
  let number: Double
  let animation: Animation

  var body: some View {
    Text("a").padding(number == 1 ? 1 : 2).animation(animation, value: number)
  }
}

/// A view that appears when its number changes.
private struct Coming: View {
  let number: Double
  let transition: AnyTransition

  var body: some View {
    VStack {
      if number != 1 { Text("a").transition(transition) }
    }
    .animation(.default, value: number)
  }
}
