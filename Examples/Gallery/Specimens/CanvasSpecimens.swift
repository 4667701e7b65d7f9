import Foundation
import Rostrum

/// What an app draws by itself.
struct CanvasSpecimens: View {
  var body: some View {
    Specimens("Canvases") {
      Specimen("V10.50", "Canvas { context, size in … }") {
        Canvas { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
          var turned = context
          turned.translateBy(x: size.width / 2, y: size.height / 2)
          turned.rotate(by: .degrees(45))
          turned.fill(Path(CGRect(x: -20, y: -20, width: 40, height: 40)), with: .color(.red))
          context.clip(to: Path(CGRect(x: 0, y: 0, width: 30, height: 10)))
          context.fill(
            Path(CGRect(x: 10, y: 0, width: 100, height: 100)),
            with: .linearGradient(
              Gradient(colors: [.green, .green]), startPoint: .zero,
              endPoint: CGPoint(x: 30, y: 0)))
          context.draw(Text("label"), at: CGPoint(x: 60, y: 100))
        }
        .frame(width: 120, height: 120)
        .accessibilityLabel("A red square on blue")
      }
      Specimen("V10.1329", ".conicGradient(_:center:angle:)") {
        Canvas { context, size in
          let center = CGPoint(x: size.width / 2, y: size.height / 2)
          context.fill(
            Path(ellipseIn: CGRect(origin: .zero, size: size)),
            with: .conicGradient(
              Gradient(colors: [.red, .yellow, .green, .blue, .red]), center: center))
        }
        .frame(width: 120, height: 120)
        .accessibilityLabel("A color wheel")
      }
      Specimen("V10.1328", "context.addFilter(.colorMultiply(_:))") {
        Canvas { context, size in
          let half = CGSize(width: size.width / 2, height: size.height)
          context.fill(Path(CGRect(origin: .zero, size: half)), with: .color(.white))
          context.addFilter(.colorMultiply(Color(red: 1, green: 0, blue: 0)))
          context.fill(
            Path(CGRect(origin: CGPoint(x: half.width, y: 0), size: half)), with: .color(.white))
        }
        .frame(width: 120, height: 60)
        .accessibilityLabel("White beside red")
      }
    }
  }
}
