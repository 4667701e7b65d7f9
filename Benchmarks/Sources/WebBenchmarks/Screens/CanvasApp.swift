import Foundation
import Rostrum

/// A canvas with 2,000 operations, with a button that changes a tenth of them.
struct CanvasApp: App {
  var body: some Scene {
    WindowGroup { Dots() }
  }
}

private struct Dots: View {
  @State private var phase = 0

  var body: some View {
    Canvas { context, _ in
      for index in 0..<2000 {
        let x = Double(index % 50) * 8
        let y = Double(index / 50) * 6
        let width = index % 10 == phase % 10 ? 5.0 : 4
        context.fill(
          Path(ellipseIn: CGRect(x: x, y: y, width: width, height: 4)),
          with: .color(index.isMultiple(of: 2) ? .blue : .red))
      }
    }
    .frame(width: 400, height: 240)
    Button("Next") { phase += 1 }
  }
}
