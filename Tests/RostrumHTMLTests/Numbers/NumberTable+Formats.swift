import Foundation
import Rostrum

extension NumberTable {
  /// Adds steppers of formatted numbers.
  mutating func addFormats() {
    add("Stepper+Format init(value:step:format:label:onEditingChanged:)") { n in
      Stepper(value: .constant(n), step: n, format: .number) { Text("a") }
    }
    add("Stepper+Format init(value:in:step:format:label:onEditingChanged:)") { n in
      Stepper(value: .constant(n), in: .widest(n), step: n, format: .percent) { Text("a") }
    }
    add("Stepper+Format init(_:value:step:format:onEditingChanged:)") { n in
      Stepper("a", value: .constant(n), step: n, format: .number)
    }
    add("Stepper+Format init(_:value:step:format:onEditingChanged:)") { n in
      Stepper(String("a"), value: .constant(n), step: n, format: .number)
    }
    add("Stepper+Format init(_:value:in:step:format:onEditingChanged:)") { n in
      Stepper("a", value: .constant(n), in: .widest(n), step: n, format: .number)
    }
    add("Stepper+Format init(_:value:in:step:format:onEditingChanged:)") { n in
      Stepper(String("a"), value: .constant(n), in: 0...1, step: n, format: .number)
    }
  }

  /// Adds springs and curves of animations.
  mutating func addSprings() {
    add("MatchedTransitionSource shadow(color:radius:x:y:)") { n in Raised(number: n) }
    add("Shape+Names rect(cornerSize:style:)") { n in
      Color.red.clipShape(.rect(cornerSize: CGSize(width: n, height: n)))
    }
    add("Animation+Curves timingCurve(_:duration:)") { n in
      Text("a").opacity(n).animation(.timingCurve(.circularEaseIn, duration: n), value: n)
    }
    add("Animation+Springs interactiveSpring(duration:extraBounce:blendDuration:)") { n in
      Text("a").opacity(n).animation(
        .interactiveSpring(duration: n, extraBounce: n, blendDuration: n), value: n)
    }
    add("Animation+Springs interpolatingSpring(_:initialVelocity:)") { n in
      Text("a").opacity(n).animation(
        .interpolatingSpring(.bouncy, initialVelocity: n), value: n)
    }
    add("Spring init(settlingDuration:dampingRatio:epsilon:)") { n in
      let spring = Spring(settlingDuration: n, dampingRatio: n, epsilon: n)
      Text("a").opacity(n).animation(.spring(spring), value: n)
    }
    add("Spring+Motion settlingDuration(target:initialVelocity:epsilon:)") { n in
      let duration = Spring.bouncy.settlingDuration(target: n, initialVelocity: n, epsilon: n)
      Text(verbatim: "\(duration)")
    }
    add("Spring+Motion settlingDuration(fromValue:toValue:initialVelocity:epsilon:)") { n in
      let duration = Spring.bouncy.settlingDuration(
        fromValue: n, toValue: n, initialVelocity: n, epsilon: n)
      Text(verbatim: "\(duration)")
    }
  }
}

private struct Raised: View {
  let number: Double
  @Namespace private var names

  var body: some View {
    Text("a").matchedTransitionSource(id: 1, in: names) {
      $0.shadow(radius: number, x: number, y: number)
    }
  }
}
