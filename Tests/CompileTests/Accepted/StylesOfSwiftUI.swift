// flags: -default-isolation MainActor -module-alias SwiftUI=DropInSwiftUI
import SwiftUI

struct Glow: ShapeStyle {
  var strength = 1.0

  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark
      ? AnyShapeStyle(.yellow.opacity(strength).shadow(.drop(color: .yellow, radius: 6)))
      : AnyShapeStyle(Color.orange)
  }
}

struct Layered<Base: ShapeStyle>: ShapeStyle {
  var base: Base

  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    base.resolve(in: environment).blendMode(.multiply)
  }
}

extension ShapeStyle where Self == Glow {
  static var glow: Glow { Glow() }
}

struct Styles: View {
  @State private var middle: SIMD2<Float> = [0.5, 0.5]
  @State private var isDrawn = false
  @Namespace private var glass
  let raised = ShadowStyle.drop(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)

  var body: some View {
    VStack {
      Text("a").foregroundStyle(.glow)
      Text("b").foregroundStyle(Layered(base: Glow(strength: 0.5)))
      Text("c").foregroundStyle(.shadow(.inner(radius: 1, y: 1)))
      Image(systemName: "star").foregroundStyle(.blue.gradient.shadow(raised))
      Circle().fill(.white.shadow(.inner(color: .black.opacity(0.4), radius: 3, x: 1, y: 1)))
      Text("d").padding()
        .background(.background.shadow(raised), in: RoundedRectangle(cornerRadius: 12))
      RoundedRectangle(cornerRadius: 8).stroke(.tint.blendMode(.screen), lineWidth: 2)
      if isDrawn {
        Image(systemName: "wind").transition(.symbolEffect(.drawOn))
        Text("i").glassEffect().glassEffectID("i", in: glass).glassEffectTransition(.materialize)
      }
      Circle().union(Rectangle().scale(0.5)).subtracting(Capsule(), eoFill: true).fill(.tint)
      Color.red.mask { Text("e").bold() }
      Color.red.mask(alignment: .leading) {
        if isDrawn { Circle().padding() } else { Text("f") }
        HStack { Text("g") }
      }
      Text("h").mask { Circle().scale(isDrawn ? 1 : 0.5) }
      Image(systemName: "wind").symbolEffect(.drawOn.individually, isActive: !isDrawn)
      Image(systemName: "wind").symbolEffect(.drawOff.reversed, isActive: isDrawn)
    }
    .background(
      MeshGradient(
        width: 3, height: 3,
        points: [
          [0, 0], [0.5, 0], [1, 0],
          [0, 0.5], middle, [1, 0.5],
          [0, 1], [0.5, 1], [1, 1],
        ],
        colors: [
          .red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint,
        ],
        background: .black, smoothsColors: true)
    )
    .overlay(alignment: .bottom) {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .blue, .green, .yellow]
      )
      .ignoresSafeArea()
    }
  }
}

struct Underlined: TextFieldStyle {
  @FocusState private var isFocused: Bool

  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
      .focused($isFocused)
      .padding(8)
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(isFocused ? .blue : .gray))
  }
}

extension TextFieldStyle where Self == Underlined {
  static var underlined: Underlined { Underlined() }
}

struct Login: View {
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name).textFieldStyle(.underlined)
  }
}
