import Foundation
import Rostrum

extension NumberTable {
  mutating func addNames() {
    add("Color+Mix mix(with:by:in:)") { n in Color.red.mix(with: .blue, by: n) }
    add("Color+Resolved init(colorSpace:red:green:blue:opacity:)") { n in
      Color(
        Color.Resolved(red: Float(n), green: Float(n), blue: Float(n), opacity: Float(n)))
    }
    add("Font+Changes init(_:)") { n in Text("a").fontWidth(Font.Width(n)) }
    add("Font+Changes width(_:)") { n in Text("a").font(.body.width(CGFloat(n))) }
    add("Font+Changes pointSize(_:)") { n in Text("a").font(.body.pointSize(n)) }
    add("Font+Changes scaled(by:)") { n in
      Text("a").font(.body.scaled(by: n))
      Text("a").font(.system(size: 9).scaled(by: n))
    }
    add("ListRow+Modifiers listRowInsets(_:_:)") { n in
      List { Text("a").listRowInsets(.leading, CGFloat(n)) }
    }
    add("TableColumn+Width width(_:)") { n in
      Table([NumberRow()]) { TableColumn("a") { Text($0.id) }.width(CGFloat(n)) }
    }
    add("TableColumn+Width width(min:ideal:max:)") { n in
      Table([NumberRow()]) {
        TableColumn("a") { Text($0.id) }.width(min: CGFloat(n), max: CGFloat(n))
      }
    }
    add("TextLook minimumScaleFactor(_:)") { n in
      Text("one two three").lineLimit(1).minimumScaleFactor(n).frame(width: 20)
    }
  }

  mutating func addGradientNames() {
    add("ShapeStyle+Gradients angularGradient(_:center:startAngle:endAngle:)") { n in
      filled(
        .angularGradient(
          Gradient(stops: stops(n)), center: UnitPoint(x: n, y: n), startAngle: .degrees(n),
          endAngle: .zero))
    }
    add("ShapeStyle+Gradients angularGradient(colors:center:startAngle:endAngle:)") { n in
      filled(
        .angularGradient(
          colors: [.red, .blue], center: .center, startAngle: .degrees(n), endAngle: .degrees(n)))
    }
    add("ShapeStyle+Gradients angularGradient(stops:center:startAngle:endAngle:)") { n in
      filled(
        .angularGradient(
          stops: stops(n), center: .center, startAngle: .degrees(n), endAngle: .degrees(n)))
    }
    add("ShapeStyle+Gradients conicGradient(_:center:angle:)") { n in
      filled(
        .conicGradient(Gradient(stops: stops(n)), center: .center, angle: .degrees(n)))
    }
    add("ShapeStyle+Gradients conicGradient(colors:center:angle:)") { n in
      filled(.conicGradient(colors: [.red, .blue], center: .center, angle: .degrees(n)))
    }
    add("ShapeStyle+Gradients conicGradient(stops:center:angle:)") { n in
      filled(.conicGradient(stops: stops(n), center: .center, angle: .degrees(n)))
    }
    add("AngularGradient+Spellings init(colors:center:startAngle:endAngle:)") { n in
      AngularGradient(
        colors: [.red, .blue], center: .center, startAngle: .degrees(n), endAngle: .zero)
    }
    add("AngularGradient+Spellings init(stops:center:angle:)") { n in
      AngularGradient(stops: stops(n), center: UnitPoint(x: n, y: n), angle: .degrees(n))
    }
    add("AngularGradient+Spellings init(stops:center:startAngle:endAngle:)") { n in
      AngularGradient(stops: stops(n), center: .center, startAngle: .zero, endAngle: .degrees(n))
    }
    add("EllipticalGradient init(colors:center:startRadiusFraction:endRadiusFraction:)") { n in
      EllipticalGradient(
        colors: [.red, .blue], startRadiusFraction: n, endRadiusFraction: n)
    }
    add("EllipticalGradient init(stops:center:startRadiusFraction:endRadiusFraction:)") { n in
      EllipticalGradient(
        stops: stops(n), center: UnitPoint(x: n, y: n), startRadiusFraction: n,
        endRadiusFraction: n)
    }
    add(
      "ShapeStyle+Gradients ellipticalGradient(_:center:startRadiusFraction:endRadiusFraction:)"
    ) { n in
      filled(
        .ellipticalGradient(
          Gradient(stops: stops(n)), startRadiusFraction: n, endRadiusFraction: n))
    }
    add(
      "ShapeStyle+Gradients ellipticalGradient(colors:center:startRadiusFraction:endRadiusFraction:)"
    ) { n in
      filled(.ellipticalGradient(colors: [.red, .blue], endRadiusFraction: n))
    }
    add(
      "ShapeStyle+Gradients ellipticalGradient(stops:center:startRadiusFraction:endRadiusFraction:)"
    ) { n in
      filled(.ellipticalGradient(stops: stops(n), startRadiusFraction: n))
    }
    add("ShapeStyle+Gradients radialGradient(_:center:startRadius:endRadius:)") { n in
      filled(
        .radialGradient(
          Gradient(stops: stops(n)), center: .center, startRadius: n, endRadius: n))
    }
    add("ShapeStyle+Gradients radialGradient(colors:center:startRadius:endRadius:)") { n in
      filled(
        .radialGradient(colors: [.red, .blue], center: .center, startRadius: n, endRadius: n))
    }
    add("ShapeStyle+Gradients radialGradient(stops:center:startRadius:endRadius:)") { n in
      filled(
        .radialGradient(stops: stops(n), center: .center, startRadius: n, endRadius: n))
    }
    add("ShapeStyle+AnyGradient linearGradient(_:startPoint:endPoint:)") { n in
      filled(
        .linearGradient(
          AnyGradient(Gradient(stops: stops(n))), startPoint: UnitPoint(x: n, y: n),
          endPoint: .bottom))
    }
    add("ShapeStyle+AnyGradient radialGradient(_:center:startRadius:endRadius:)") { n in
      filled(.radialGradient(Color.red.gradient, startRadius: n, endRadius: n))
    }
    add("ShapeStyle+AnyGradient angularGradient(_:center:startAngle:endAngle:)") { n in
      filled(
        .angularGradient(
          Color.red.gradient, startAngle: .degrees(n), endAngle: .degrees(n)))
    }
    add("ShapeStyle+Names linearGradient(stops:startPoint:endPoint:)") { n in
      filled(
        .linearGradient(
          stops: stops(n), startPoint: UnitPoint(x: n, y: n), endPoint: .bottom))
    }
  }
}

private struct NumberRow: Identifiable {
  let id = "a"
}

private func stops(_ number: Double) -> [Gradient.Stop] {
  [Gradient.Stop(color: .red, location: number), Gradient.Stop(color: .blue, location: 1)]
}

@MainActor private func filled(_ style: some ShapeStyle) -> some View {
  Rectangle().fill(style)
}
