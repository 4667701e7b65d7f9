import Foundation
import Rostrum

extension NumberTable {
  mutating func addValues() {
    add("Angle +(lhs:rhs:)") { n in turned(.degrees(n) + .degrees(n)) }
    add("Angle -(lhs:rhs:)") { n in turned(.degrees(n) - .degrees(n)) }
    add("Angle *(lhs:rhs:)") { n in turned(.degrees(n) * n) }
    add("Angle /(lhs:rhs:)") { n in turned(.degrees(n) / n) }
    add("Angle +=(lhs:rhs:)") { n in turned(changed { $0 += .degrees(n) }) }
    add("Angle -=(lhs:rhs:)") { n in turned(changed { $0 -= .degrees(n) }) }
    add("Angle *=(lhs:rhs:)") { n in turned(changed { $0 *= n }) }
    add("Angle /=(lhs:rhs:)") { n in turned(changed { $0 /= n }) }
    add("Angle <(lhs:rhs:)") { n in turned(.degrees(n) < .zero ? .zero : .degrees(1)) }
    add("Angle degrees(_:)") { n in turned(.degrees(n)) }
    add("Angle radians(_:)") { n in turned(.radians(n)) }
    add("Angle init(degrees:)") { n in turned(Angle(degrees: n)) }
    add("Angle init(radians:)") { n in turned(Angle(radians: n)) }
    add("AngularGradient init(colors:center:angle:)") { n in
      AngularGradient(colors: colors, center: UnitPoint(x: n, y: n), angle: .degrees(n))
    }
    add("AngularGradient init(gradient:center:angle:)") { n in
      AngularGradient(gradient: gradient(n), center: .center, angle: .degrees(n))
    }
    add("AngularGradient init(gradient:center:startAngle:endAngle:)") { n in
      AngularGradient(
        gradient: gradient(n), center: .center, startAngle: .degrees(n), endAngle: .degrees(n))
    }
    add("LinearGradient init(colors:startPoint:endPoint:)") { n in
      LinearGradient(colors: colors, startPoint: UnitPoint(x: n, y: n), endPoint: .top)
    }
    add("LinearGradient init(gradient:startPoint:endPoint:)") { n in
      LinearGradient(gradient: gradient(n), startPoint: .top, endPoint: UnitPoint(x: n, y: n))
    }
    add("LinearGradient init(stops:startPoint:endPoint:)") { n in
      LinearGradient(
        stops: gradient(n).stops, startPoint: UnitPoint(x: n, y: n), endPoint: UnitPoint(x: n, y: n)
      )
    }
    add("RadialGradient init(colors:center:startRadius:endRadius:)") { n in
      RadialGradient(colors: colors, center: .center, startRadius: n, endRadius: n)
    }
    add("RadialGradient init(gradient:center:startRadius:endRadius:)") { n in
      RadialGradient(
        gradient: gradient(n), center: UnitPoint(x: n, y: n), startRadius: 0, endRadius: n)
    }
    add("EllipticalGradient init(gradient:center:startRadiusFraction:endRadiusFraction:)") { n in
      EllipticalGradient(
        gradient: gradient(n), center: UnitPoint(x: n, y: n), startRadiusFraction: n,
        endRadiusFraction: n)
    }
    add("ShapeStyle+Names linearGradient(_:startPoint:endPoint:)") { n in
      Rectangle().fill(
        .linearGradient(gradient(n), startPoint: .top, endPoint: UnitPoint(x: n, y: n)))
    }
    add("ShapeStyle+Names linearGradient(colors:startPoint:endPoint:)") { n in
      Rectangle().fill(
        .linearGradient(colors: colors, startPoint: .top, endPoint: UnitPoint(x: n, y: n)))
    }
    add("ShapeStyle+Effects opacity(_:)") { n in Rectangle().fill(.tint.opacity(n)) }
    add("ShapeStyle+Effects opacity(_:)") { n in Rectangle().fill(.opacity(n)) }
    add("Gradient init(color:location:)") { n in
      LinearGradient(gradient: gradient(n), startPoint: .top, endPoint: .bottom)
    }
    add("Color init(_:red:green:blue:opacity:)") { n in Color(red: n, green: n, blue: n, opacity: n)
    }
    add("Color init(_:white:opacity:)") { n in Color(white: n, opacity: n) }
    add("Color init(hue:saturation:brightness:opacity:)") { n in
      Color(hue: n, saturation: n, brightness: n, opacity: n)
      Text("a").foregroundStyle(Color(hue: n, saturation: 1, brightness: 1))
      ColorPicker("a", selection: .constant(Color(hue: n, saturation: n, brightness: n)))
    }
    add("Color opacity(_:)") { n in Color.red.opacity(n) }
    add("UIColor init(red:green:blue:alpha:)") { n in
      Color(UIColor(red: n, green: n, blue: n, alpha: n))
    }
    add("UIColor init(white:alpha:)") { n in Color(UIColor(white: n, alpha: n)) }
    add("UIColor withAlphaComponent(_:)") { n in
      Color(UIColor(white: 1, alpha: 1).withAlphaComponent(n))
    }
    add("UnitPoint init(x:y:)") { n in
      Grid { GridRow { Text("a").gridCellAnchor(UnitPoint(x: n, y: 0)) } }
    }
  }
}

@MainActor private func turned(_ angle: Angle) -> some View { Text("a").rotationEffect(angle) }

private let colors: [Color] = [.red, .blue]

private func gradient(_ number: Double) -> Gradient {
  Gradient(stops: [
    Gradient.Stop(color: .red.opacity(number), location: number),
    Gradient.Stop(color: .blue, location: number),
  ])
}

/// A quarter of a turn after a change.
private func changed(_ change: (inout Angle) -> Void) -> Angle {
  var angle = Angle(degrees: 90)
  change(&angle)
  return angle
}
