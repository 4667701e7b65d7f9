// flags: -default-isolation MainActor -module-alias SwiftUI=DropInSwiftUI
import SwiftUI

struct CountingText: View, Animatable {
  var number: Double
  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  var body: some View { Text("\(number)") }
}

struct Fading: AnimatableModifier {
  var amount: Double
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View { content.opacity(amount) }
}

struct Shaking: ViewModifier, Animatable {
  var animatableData: CGFloat

  func body(content: Content) -> some View { content.offset(x: animatableData) }
}

struct Wave: Shape {
  var phase: Double
  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }

  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
