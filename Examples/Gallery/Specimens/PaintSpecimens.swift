import Foundation
import Rostrum

/// Gradients that have a form, and paints with effects.
struct PaintSpecimens: View {
  var body: some View {
    Specimens("Paints") {
      Specimen("V10.1451", "fill(.ellipticalGradient(stops: […]))") {
        Rectangle()
          .fill(
            .ellipticalGradient(stops: [
              Gradient.Stop(color: .blue, location: 0.5), Gradient.Stop(color: .red, location: 0.5),
            ])
          )
          .frame(width: 120, height: 60)
      }
      Specimen("V10.1203", "MeshGradient(width: 3, height: 3, points: […], colors: […])") {
        MeshGradient(
          width: 3, height: 3,
          points: [
            [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.3], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
          ],
          colors: [.red, .orange, .yellow, .purple, .white, .green, .indigo, .blue, .teal]
        )
        .frame(width: 160, height: 120)
      }
      Specimen("V10.1201", "fill(.blue.shadow(.inner(color: .red, radius: 0, y: 12)))") {
        Rectangle().fill(.blue.shadow(.inner(color: .red, radius: 0, y: 12)))
          .frame(width: 60, height: 60)
        Circle().fill(.yellow.gradient.shadow(.drop(radius: 4, y: 4))).frame(width: 60, height: 60)
      }
      Specimen("V10.1202", "struct Stripe: ShapeStyle") {
        Rectangle().fill(SchemeStyle()).frame(width: 60, height: 60).environment(
          \.colorScheme, .light)
        Rectangle().fill(SchemeStyle()).frame(width: 60, height: 60).environment(
          \.colorScheme, .dark)
      }
      Specimen("V10.1452", "AnyShape(Circle())") {
        AnyShape(Circle()).fill(.red).frame(width: 60, height: 60)
        Color.red.frame(width: 60, height: 60).clipShape(AnyShape(.capsule))
          .modifier(EmptyModifier.identity)
      }
    }
  }
}

/// Red in light schemes, and blue in dark ones.
private struct SchemeStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark ? .blue : .red
  }
}
