import Foundation
import Rostrum

/// The page about Documentation/Support/ShapesAndColors.md.
struct ShapeSpecimens: View {
  var body: some View {
    SpecimenPage("Shapes, colors and effects") {
      ShapeKindSpecimens()
      OutlineSpecimens()
      GradientSpecimens()
      PaintSpecimens()
      EffectSpecimens()
      MaterialSpecimens()
      CanvasSpecimens()
      ForegroundSpecimens()
      ColorSpecimens()
      ContourSpecimens()
    }
  }
}

private struct ShapeKindSpecimens: View {
  var body: some View {
    Specimens("Shapes") {
      Specimen("V2.62", "Rectangle()") {
        Rectangle().frame(width: 80, height: 40)
      }
      Specimen("V2.63", "RoundedRectangle(cornerRadius: 12)") {
        RoundedRectangle(cornerRadius: 12).frame(width: 80, height: 40)
      }
      Specimen("V2.11", "Capsule()") {
        Capsule().frame(width: 80, height: 40)
      }
      Specimen("V2.12", "Circle()") {
        Circle().frame(width: 80, height: 40)
      }
      Specimen("V4.33 V4.34", "Path.move(to:), addLine(to:)") {
        Path { path in
          path.move(to: CGPoint(x: 10, y: 10))
          path.addLine(to: CGPoint(x: 70, y: 10))
          path.addLine(to: CGPoint(x: 70, y: 50))
        }
        .fill(.red)
        .frame(width: 80, height: 60)
      }
      Specimen("V4.32 V4.1 V4.2", "Path.addArc(center:radius:startAngle:endAngle:clockwise:)") {
        Path { path in
          path.addArc(
            center: CGPoint(x: 30, y: 30), radius: 30, startAngle: Angle(degrees: 0),
            endAngle: Angle(degrees: Angle(radians: .pi).degrees), clockwise: false)
        }
        .fill(.red)
        .frame(width: 60, height: 60)
      }
      Specimen("V9.21", "struct Slice: Shape") {
        HStack {
          Slice(part: 0.25).fill(.red).frame(width: 60, height: 60)
          Slice(part: 0.25).rotation(.degrees(180)).stroke(.red, lineWidth: 4)
            .frame(width: 60, height: 60)
        }
      }
    }
  }
}

/// The part of a disk between the top and an angle, clockwise.
private struct Slice: Shape {
  let part: Double

  nonisolated private var end: Angle { .degrees(360 * part - 90) }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    return Path { path in
      path.move(to: center)
      path.addArc(
        center: center, radius: rect.width / 2, startAngle: .degrees(-90), endAngle: end,
        clockwise: false)
      path.closeSubpath()
    }
  }
}

private struct OutlineSpecimens: View {
  var body: some View {
    Specimens("Fills and outlines") {
      Specimen("V4.36 V7.23", "Shape.fill(.red)") {
        Circle().fill(.red).frame(width: 60, height: 60)
      }
      Specimen("V4.38", "Shape.stroke(.blue, lineWidth: 8)") {
        Circle().stroke(.blue, lineWidth: 8).frame(width: 60, height: 60).padding(4)
      }
      Specimen("V7.19", "Shape.stroke(.primary)") {
        Circle().stroke(.primary, lineWidth: 8).frame(width: 60, height: 60).padding(4)
      }
      Specimen("V4.27 V7.26", "strokeBorder(.red, lineWidth: 10)") {
        Circle().strokeBorder(.red, lineWidth: 10).frame(width: 60, height: 60)
      }
      Specimen("V4.28", "strokeBorder(lineWidth: 10)") {
        Rectangle().strokeBorder(lineWidth: 10).frame(width: 60, height: 60)
      }
      Specimen("V4.39 V4.44 V6.68", "stroke(style: StrokeStyle(lineWidth: 10, lineCap: .round))") {
        Path { path in
          path.move(to: CGPoint(x: 20, y: 20))
          path.addLine(to: CGPoint(x: 80, y: 20))
        }
        .stroke(style: StrokeStyle(lineWidth: 10, lineCap: .round))
        .frame(width: 100, height: 40)
      }
      Specimen("V4.40", "Shape.trim(from: 0, to: 0.5)") {
        Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 8)
          .frame(width: 60, height: 60).padding(4)
      }
      Specimen("V4.37 V4.3", "Shape.rotation(.degrees(180))") {
        Circle().trim(from: 0, to: 0.5).rotation(.degrees(180)).stroke(.red, lineWidth: 8)
          .frame(width: 60, height: 60).padding(4)
      }
    }
  }
}

private struct GradientSpecimens: View {
  private let gradient = Gradient(colors: [.blue, .green, .purple, .red, .yellow])

  var body: some View {
    Specimens("Gradients") {
      Specimen("V4.26 V7.9 V7.14 V7.22 V7.25 V7.33", "Gradient(colors: [.blue, .green, …])") {
        LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
          .frame(width: 200, height: 40)
      }
      Specimen("V2.1 V6.7", "AngularGradient(gradient:center: .center)") {
        Circle()
          .fill(AngularGradient(gradient: gradient, center: .center))
          .frame(width: 80, height: 80)
      }
      Specimen("V10.126", "LinearGradient(stops:startPoint:endPoint:)") {
        LinearGradient(
          stops: [
            Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .red, location: 0.75),
            Gradient.Stop(color: .blue, location: 0.75), Gradient.Stop(color: .blue, location: 1),
          ], startPoint: .leading, endPoint: .trailing
        )
        .frame(width: 200, height: 40)
      }
    }
  }
}

private struct EffectSpecimens: View {
  var body: some View {
    Specimens("Effects") {
      Specimen("V3.18 V6.17", "blendMode(.difference)") {
        ZStack {
          Color.white.frame(width: 60, height: 60)
          Color.white.frame(width: 40, height: 40).blendMode(.difference)
        }
      }
      Specimen("V3.21", "clipped()") {
        Text("Words that are wider").fixedSize().frame(width: 60, alignment: .leading).clipped()
      }
      Specimen("V3.23", "colorInvert()") { Color.white.frame(width: 60, height: 40).colorInvert() }
      Specimen("V3.24", "colorMultiply(.red)") {
        Color.white.frame(width: 60, height: 40).colorMultiply(Color(red: 1, green: 0, blue: 0))
      }
      Specimen("V3.28", "cornerRadius(12)") { Block("a").background(.red).cornerRadius(12) }
      Specimen("V3.87", "opacity(0.4)") { Text("a").opacity(0.4) }
      Specimen("V3.105 V6.60", "rotationEffect(.degrees(90))") {
        Block("a", width: 60, height: 20).rotationEffect(.degrees(90)).padding(.vertical, 20)
      }
      Specimen("V3.107", "scaleEffect(2)") {
        Block("a", width: 60, height: 20).scaleEffect(2).padding(.vertical, 10)
          .padding(.horizontal, 30)
      }
      Specimen("V3.108 V7.5", "shadow(color: .black, radius: 5, y: 5)") {
        Block("a").shadow(color: .black, radius: 5, y: 5)
      }
      Specimen("V10.102", "blur, grayscale, saturation, brightness, …") {
        HStack {
          Block("blur").blur(radius: 2)
          Block("gray").grayscale(1)
          Block("sat").saturation(0.5)
          Block("bright").brightness(0.2)
        }
        HStack {
          Block("contrast").contrast(1.5)
          Block("hue").hueRotation(.degrees(90))
          Block("border").border(.red, width: 3)
        }
      }
    }
  }
}

private struct ForegroundSpecimens: View {
  private let isDark = false

  private var ink: Color {
    if isDark { return .white }
    return .black
  }

  private func paper(isDark: Bool) -> Color { isDark ? .black : .white }

  var body: some View {
    Specimens("Foreground and tint") {
      Specimen("V3.39 V7.24", "foregroundColor(.red)") { Text("a").foregroundColor(.red) }
      Specimen("V7.1", "foregroundColor(.accentColor)") { Text("a").foregroundColor(.accentColor) }
      Specimen("V7.4", "foregroundColor(.black)") { Text("a").foregroundColor(.black) }
      Specimen("V7.11", "foregroundColor(.gray)") { Text("a").foregroundColor(.gray) }
      Specimen("V7.21", "foregroundColor(.purple)") { Text("a").foregroundColor(.purple) }
      Specimen("V7.29", "foregroundColor(.white)") {
        Text("a").foregroundColor(.white).background(.gray)
      }
      Specimen("V3.40 V7.8", "foregroundStyle(.blue)") { Text("a").foregroundStyle(.blue) }
      Specimen("V7.18", "foregroundStyle(.primary)") { Text("a").foregroundStyle(.primary) }
      Specimen("V7.28", "foregroundStyle(.secondary)") { Text("a").foregroundStyle(.secondary) }
      Specimen("V7.30", "foregroundStyle(.white)") {
        Text("a").foregroundStyle(.white).background(.gray)
      }
      Specimen("V3.121 V7.15", "tint(.green)") {
        Button("a") {}.buttonStyle(.borderedProminent).tint(.green)
      }
      Specimen("V7.2", "tint(.accentColor)") {
        Button("a") {}.buttonStyle(.borderedProminent).tint(.accentColor)
      }
      Specimen("V7.27", "tint(.red)") {
        Button("a") {}.buttonStyle(.borderedProminent).tint(.red)
      }
      Specimen("V7.6 V7.31", "func paper() -> Color { .white }") {
        Text("a").foregroundStyle(ink).background(paper(isDark: isDark))
      }
    }
  }
}

private struct ColorSpecimens: View {
  private let list: [Color] = [.black, .blue, .green, .orange, .pink, .purple, .yellow]

  var body: some View {
    Specimens("Colors") {
      Specimen("V7.3 V7.7 V7.12 V7.16 V7.17 V7.20 V7.32", "[.black, .blue, .green, …]") {
        HStack(spacing: 0) {
          ForEach(list, id: \.self) { Swatch($0) }
        }
      }
      Specimen("V7.43 V7.44 V7.45 V7.46 V7.47 V7.48", "Color.black, Color.blue, …") {
        HStack(spacing: 0) {
          Swatch(Color.black)
          Swatch(Color.blue)
          Swatch(Color.clear)
          Swatch(Color.red)
          Swatch(Color.secondary)
          Swatch(Color.white)
        }
      }
      Specimen("V7.34 V7.35 V7.36 V7.37 V7.38 V7.39 V7.40", "Color(.black), Color(.label), …") {
        HStack(spacing: 0) {
          Swatch(Color(.black))
          Swatch(Color(.label))
          Swatch(Color(.systemBackground))
          Swatch(Color(.systemGray))
          Swatch(Color(.systemGray5))
          Swatch(Color(.systemGray6))
          Swatch(Color(.systemRed))
        }
      }
      Specimen("V7.41 V7.63 V7.64 V7.65 V7.66 V7.67 V7.68", "Color(UIColor.blue), …") {
        HStack(spacing: 0) {
          Swatch(Color(UIColor.blue))
          Swatch(Color(UIColor.orange))
          Swatch(Color(UIColor.red))
          Swatch(Color(UIColor.systemBlue))
          Swatch(Color(UIColor.systemPink))
          Swatch(Color(UIColor.yellow))
        }
      }
      Specimen("V7.42", "Color(red: 0.2, green: 0.4, blue: 0.6)") {
        Swatch(Color(red: 0.2, green: 0.4, blue: 0.6))
      }
      Specimen("V4.15", "Color(white: 0.8)") { Swatch(Color.init(white: 0.8)) }
      Specimen("V4.16", "Color.red.opacity(0.5)") { Swatch(Color.red.opacity(0.5)) }
    }
  }
}

private struct Swatch: View {
  private let color: Color

  init(_ color: Color) { self.color = color }

  var body: some View { Rectangle().fill(color).frame(width: 40, height: 40) }
}
