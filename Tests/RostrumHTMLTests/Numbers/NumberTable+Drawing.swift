import Foundation
import Rostrum

extension NumberTable {
  mutating func addDrawing() {
    let small = Path(CGRect(x: 0, y: 0, width: 5, height: 5))
    let colors = Gradient(colors: [.red, .blue])
    add("GraphicsContext rotate(by:)", DrawnCase { $0.rotate(by: .degrees($1)) })
    add("GraphicsContext scaleBy(x:y:)", DrawnCase { $0.scaleBy(x: $1, y: $1) })
    add("GraphicsContext translateBy(x:y:)", DrawnCase { $0.translateBy(x: $1, y: $1) })
    add(
      "GraphicsContext stroke(_:with:lineWidth:)",
      DrawnCase {
        $0.stroke(small, with: .foreground, lineWidth: $1)
      })
    add(
      "GraphicsContext+Drawing draw(_:at:anchor:)",
      DrawnCase {
        $0.draw(Text("a"), at: CGPoint(x: $1, y: $1), anchor: UnitPoint(x: $1, y: $1))
      })
    add(
      "GraphicsContext+Drawing draw(_:at:anchor:)",
      DrawnCase {
        $0.draw($0.resolve(Text("a")), at: CGPoint(x: $1, y: $1))
      })
    add(
      "GraphicsContext+Drawing draw(_:at:anchor:)",
      DrawnCase {
        $0.draw(Image(systemName: "star"), at: CGPoint(x: $1, y: $1))
      })
    add(
      "GraphicsContext+Drawing draw(_:at:anchor:)",
      DrawnCase {
        $0.draw($0.resolve(Image(systemName: "star")), at: CGPoint(x: $1, y: $1))
      })
    add(
      "GraphicsContext+Drawing draw(_:at:anchor:)",
      DrawnCase { context, n in
        if let symbol = context.resolveSymbol(id: 1) {
          context.draw(symbol, at: CGPoint(x: n, y: n))
        }
      })
    add("GraphicsContext+Drawing draw(_:in:)", DrawnCase { $0.draw(Text("a"), in: square($1)) })
    add(
      "GraphicsContext+Drawing draw(_:in:)",
      DrawnCase {
        $0.draw($0.resolve(Text("a")), in: square($1))
      })
    add(
      "GraphicsContext+Drawing draw(_:in:)",
      DrawnCase {
        $0.draw(Image(systemName: "star"), in: square($1))
      })
    add(
      "GraphicsContext+Drawing draw(_:in:)",
      DrawnCase {
        $0.draw($0.resolve(Image(systemName: "star")), in: square($1))
      })
    add(
      "GraphicsContext+Drawing draw(_:in:)",
      DrawnCase { context, n in
        if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, in: square(n)) }
      })
    add("GraphicsContext+Filter blur(radius:)", DrawnCase { $0.addFilter(.blur(radius: $1)) })
    add("GraphicsContext+Filter brightness(_:)", DrawnCase { $0.addFilter(.brightness($1)) })
    add("GraphicsContext+Filter colorInvert(_:)", DrawnCase { $0.addFilter(.colorInvert($1)) })
    add("GraphicsContext+Filter contrast(_:)", DrawnCase { $0.addFilter(.contrast($1)) })
    add("GraphicsContext+Filter grayscale(_:)", DrawnCase { $0.addFilter(.grayscale($1)) })
    add(
      "GraphicsContext+Filter hueRotation(_:)",
      DrawnCase { $0.addFilter(.hueRotation(.degrees($1))) })
    add("GraphicsContext+Filter saturation(_:)", DrawnCase { $0.addFilter(.saturation($1)) })
    add(
      "GraphicsContext+Filter shadow(color:radius:x:y:)",
      DrawnCase {
        $0.addFilter(.shadow(radius: $1, x: $1, y: $1))
      })
    add(
      "GraphicsContext+Shading color(_:red:green:blue:opacity:)",
      DrawnCase {
        $0.fill(small, with: .color(red: $1, green: $1, blue: $1, opacity: $1))
      })
    add(
      "GraphicsContext+Shading color(_:white:opacity:)",
      DrawnCase {
        $0.fill(small, with: .color(white: $1, opacity: $1))
      })
    add(
      "GraphicsContext+Shading linearGradient(_:startPoint:endPoint:)",
      DrawnCase {
        let point = CGPoint(x: $1, y: $1)
        $0.fill(small, with: .linearGradient(colors, startPoint: point, endPoint: point))
      })
    add(
      "GraphicsContext+Shading radialGradient(_:center:startRadius:endRadius:)",
      DrawnCase {
        $0.fill(
          small,
          with: .radialGradient(
            colors, center: CGPoint(x: $1, y: $1), startRadius: $1, endRadius: $1))
      })
    add(
      "GraphicsContext+Shading conicGradient(_:center:angle:)",
      DrawnCase {
        $0.fill(
          small,
          with: .conicGradient(colors, center: CGPoint(x: $1, y: $1), angle: .degrees($1)))
      })
    add("Path+Figures addRects(_:transform:)") { n in Path { $0.addRects([square(n)]) } }
    add("Path+Figures addRelativeArc(center:radius:startAngle:delta:transform:)") { n in
      Path {
        $0.addRelativeArc(
          center: CGPoint(x: n, y: n), radius: n, startAngle: .degrees(n), delta: .degrees(n))
      }
    }
    addSizes()
  }

  private mutating func addSizes() {
    add("OffsetShape init(shape:offset:)") { n in
      OffsetShape(shape: Circle(), offset: CGSize(width: n, height: n))
    }
    add("RotatedShape init(shape:angle:anchor:)") { n in
      RotatedShape(shape: Circle(), angle: .degrees(n), anchor: UnitPoint(x: n, y: n))
    }
    add("ScaledShape init(shape:scale:anchor:)") { n in
      ScaledShape(shape: Circle(), scale: CGSize(width: n, height: n))
    }
    add("Shape+Size size(_:)") { n in Circle().size(CGSize(width: n, height: n)) }
    add("Shape+Size size(_:anchor:)") { n in
      Circle().size(CGSize(width: n, height: n), anchor: UnitPoint(x: n, y: n))
    }
    add("Shape+Size size(width:height:)") { n in Circle().size(width: n, height: n) }
    add("Shape+Size size(width:height:anchor:)") { n in
      Circle().size(width: n, height: n, anchor: UnitPoint(x: n, y: n))
    }
  }

  /// Adds a canvas on which something is drawn with a number.
  fileprivate mutating func add(_ name: String, _ drawn: DrawnCase) {
    add(name) { n in
      Canvas { context, _ in
        drawn.renderer(&context, n)
        context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
      } symbols: {
        Text("b").tag(1)
      }
      .frame(width: 20, height: 20)
    }
  }
}

/// What is drawn with a number.
private struct DrawnCase {
  let renderer: @MainActor (inout GraphicsContext, Double) -> Void

  init(_ renderer: @escaping @MainActor (inout GraphicsContext, Double) -> Void) {
    self.renderer = renderer
  }
}

/// A square at a place with a side of a number.
private func square(_ number: Double) -> CGRect {
  CGRect(x: number, y: number, width: number, height: number)
}
