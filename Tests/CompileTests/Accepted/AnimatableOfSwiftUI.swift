// flags: -default-isolation MainActor -module-alias SwiftUI=DropInSwiftUI
import SwiftUI

@Animatable nonisolated struct Arc: Shape {
  var start: Angle
  var end, inset: CGFloat
  var center = CGPoint(x: 1, y: 2)
  @AnimatableIgnored var radius: Double
  var isClockwise = true

  func path(in rect: CGRect) -> Path { Path(rect) }
}

@Animatable struct Counter: View {
  var number: Double
  @State private var isShown = false

  var body: some View { Text(number, format: .number).modifier(Shift(insets: EdgeInsets())) }
}

@Animatable struct Shift: ViewModifier {
  var insets: EdgeInsets
  var anchor = UnitPoint(x: 0, y: 1)
  let title = ""

  func body(content: Content) -> some View { content.padding(insets) }
}

func middle<Value: Animatable>(of first: Value, _ second: Value) -> Value {
  var result = first
  result.animatableData.interpolate(towards: second.animatableData, amount: 0.5)
  return result
}

func ends() -> Double {
  middle(of: Counter(number: 1), Counter(number: 3)).animatableData
}
