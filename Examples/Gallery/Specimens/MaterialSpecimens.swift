import Foundation
import Rostrum

/// Shapes that clip and mask, materials, and effects about a point.
struct MaterialSpecimens: View {
  var body: some View {
    Specimens("Clips, masks and materials") {
      Specimen("V3.22", "clipShape(Wedge())") {
        Color.red.frame(width: 60, height: 60).clipShape(Wedge())
      }
      Specimen("V10.48", "mask { LinearGradient(…) }") {
        Color.red.frame(width: 60, height: 60).mask {
          LinearGradient(
            stops: [
              Gradient.Stop(color: .black, location: 0.5),
              Gradient.Stop(color: .clear, location: 0.5),
            ], startPoint: .top, endPoint: .bottom)
        }
      }
      Specimen("V10.274", "rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))") {
        Color.red.frame(width: 60, height: 60)
          .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
      }
      Specimen("V10.275", "glassEffect(in: .rect(cornerRadius: 12))") {
        Text("Glass").padding().glassEffect(in: .rect(cornerRadius: 12))
          .padding().background(.red.gradient)
        Button("Play") {}.buttonStyle(.glass)
        Button("Stop") {}.buttonStyle(.glassProminent)
      }
      Specimen("V10.277", "foregroundStyle(.red, .blue)") {
        Text("Less").foregroundStyle(.secondary).frame(height: 20)
          .padding(4).foregroundStyle(.red, .blue)
      }
      Specimen("V10.278", "ContainerRelativeShape()") {
        ContainerRelativeShape().fill(.red).frame(width: 60, height: 60)
          .containerShape(.rect(cornerRadius: 30))
      }
      Specimen("V10.279", "UnevenRoundedRectangle(topLeadingRadius: 30)") {
        UnevenRoundedRectangle(topLeadingRadius: 30).fill(.red).frame(width: 60, height: 60)
      }
      Specimen("V10.280", "fill(.red, style: FillStyle(eoFill: true))") {
        Rings().fill(.red, style: FillStyle(eoFill: true)).frame(width: 60, height: 60)
      }
      Specimen("V10.290", "Path.applying(CGAffineTransform(…))") {
        Wedge().transform(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 300))
          .fill(.red).frame(width: 60, height: 60)
      }
    }
  }
}

/// A triangle with the right angle at the bottom leading corner.
private struct Wedge: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: rect.origin)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// A square within a square.
private struct Rings: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path(rect)
    path.addRect(rect.insetBy(dx: rect.width / 4, dy: rect.height / 4))
    return path
  }
}
