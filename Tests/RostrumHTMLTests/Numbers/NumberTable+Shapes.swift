import Foundation
import Rostrum

extension NumberTable {
  mutating func addShapes() {
    add("Capsule inset(by:)") { n in Capsule().inset(by: n) }
    add("Circle inset(by:)") { n in Circle().inset(by: n) }
    add("Ellipse inset(by:)") { n in Ellipse().inset(by: n) }
    add("Rectangle inset(by:)") { n in Rectangle().inset(by: n) }
    add("RoundedRectangle inset(by:)") { n in RoundedRectangle(cornerRadius: n).inset(by: n) }
    add("RoundedRectangle init(cornerRadius:style:)") { n in RoundedRectangle(cornerRadius: n) }
    add("RoundedRectangle init(cornerSize:style:)") { n in
      RoundedRectangle(cornerSize: CGSize(width: n, height: n))
    }
    add("Shape+Names rect(cornerRadius:style:)") { n in Text("a").clipShape(.rect(cornerRadius: n))
    }
    add("Capsule path(in:)") { n in Capsule().path(in: square(n)) }
    add("Circle path(in:)") { n in Circle().path(in: square(n)) }
    add("Ellipse path(in:)") { n in Ellipse().path(in: square(n)) }
    add("Rectangle path(in:)") { n in Rectangle().path(in: square(n)) }
    add("RoundedRectangle path(in:)") { n in RoundedRectangle(cornerRadius: 3).path(in: square(n)) }
    add("Path+View path(in:)") { n in Path(square(1)).path(in: square(n)) }
    add("Shape+Transforms path(in:)") { n in Circle().trim(from: 0, to: 0.5).path(in: square(n)) }
    add("RotatedShape path(in:)") { n in Circle().rotation(.degrees(5)).path(in: square(n)) }
    add("ScaledShape path(in:)") { n in Circle().scale(0.5).path(in: square(n)) }
    add("OffsetShape path(in:)") { n in Circle().offset(x: 1, y: 1).path(in: square(n)) }
    add("Shape+Transforms trim(from:to:)") { n in Circle().trim(from: n, to: n + 0.5) }
    add("Shape+Transforms rotation(_:anchor:)") { n in
      Rectangle().rotation(.degrees(n), anchor: UnitPoint(x: n, y: n))
    }
    add("Shape+Transforms scale(_:anchor:)") { n in
      Rectangle().scale(n, anchor: UnitPoint(x: n, y: n))
    }
    add("ButtonBorderShape+Shape path(in:)") { n in
      Button("a") {}.buttonBorderShape(.roundedRectangle(radius: n))
      ButtonBorderShape.roundedRectangle(radius: n).path(in: square(n))
    }
    add("ButtonBorderShape+Shape inset(by:)") { n in ButtonBorderShape.circle.inset(by: n) }
    add("Shape+Transforms scale(x:y:anchor:)") { n in
      Rectangle().scale(x: n, y: -n, anchor: UnitPoint(x: n, y: n))
    }
    add("Shape+Transforms offset(x:y:)") { n in Rectangle().offset(x: n, y: n) }
    add("Shape+Paint stroke(_:lineWidth:antialiased:)") { n in Circle().stroke(.red, lineWidth: n) }
    add("Shape+Paint stroke(lineWidth:)") { n in
      Circle().trim(from: 0, to: 0.5).stroke(lineWidth: n)
    }
    add("Shape+Paint strokeBorder(_:lineWidth:antialiased:)") { n in
      Circle().strokeBorder(.red, lineWidth: n)
    }
    add("Shape+Paint strokeBorder(lineWidth:antialiased:)") { n in
      Circle().strokeBorder(lineWidth: n)
    }
    add("ShapeView stroke(_:lineWidth:antialiased:)") { n in
      Circle().fill(.blue).stroke(.red, lineWidth: n)
    }
    add("ShapeView strokeBorder(_:lineWidth:antialiased:)") { n in
      Circle().fill(.blue).strokeBorder(.red, lineWidth: n)
    }
    add("StrokeStyle init(lineWidth:lineCap:lineJoin:miterLimit:dash:dashPhase:)") { n in
      Rectangle().stroke(
        .red, style: StrokeStyle(lineWidth: n, miterLimit: n, dash: [n, n], dashPhase: n))
    }
  }

  mutating func addPaths() {
    add("Path init(_:)") { n in Path(square(n)) }
    add("Path init(ellipseIn:)") { n in Path(ellipseIn: square(n)) }
    add("Path init(roundedRect:cornerRadius:style:)") { n in
      Path(roundedRect: square(n), cornerRadius: n)
    }
    add("Path move(to:)") { n in path { $0.move(to: CGPoint(x: n, y: n)) } }
    add("Path addLine(to:)") { n in path { $0.addLine(to: CGPoint(x: n, y: n)) } }
    add("Path addLines(_:)") { n in path { $0.addLines([.zero, CGPoint(x: n, y: n)]) } }
    add("Path addQuadCurve(to:control:)") { n in
      path { $0.addQuadCurve(to: CGPoint(x: n, y: n), control: CGPoint(x: n, y: n)) }
    }
    add("Path addCurve(to:control1:control2:)") { n in
      path {
        $0.addCurve(
          to: CGPoint(x: n, y: n), control1: CGPoint(x: n, y: n), control2: CGPoint(x: n, y: n))
      }
    }
    add("Path+Contains contains(_:eoFill:)") { n in
      let isIn = Path(square(1)).contains(CGPoint(x: n, y: n)) || Path(square(n)).contains(.zero)
      Text(verbatim: "\(isIn)")
    }
    add("Path+Figures addArc(center:radius:startAngle:endAngle:clockwise:)") { n in
      path {
        $0.addArc(
          center: CGPoint(x: n, y: n), radius: n, startAngle: .degrees(n), endAngle: .degrees(-n),
          clockwise: true)
      }
      path {
        $0.addArc(
          center: .zero, radius: 1, startAngle: .degrees(0), endAngle: .degrees(n), clockwise: false
        )
      }
    }
    add("Path+Figures addEllipse(in:)") { n in path { $0.addEllipse(in: square(n)) } }
    add("Path+Figures addRect(_:)") { n in path { $0.addRect(square(n)) } }
    add("Path+Figures addRoundedRect(in:cornerSize:style:)") { n in
      path { $0.addRoundedRect(in: square(n), cornerSize: CGSize(width: n, height: n)) }
    }
    add("Path+Transforms offsetBy(dx:dy:)") { n in Path(square(1)).offsetBy(dx: n, dy: n) }
    add("Path+Trim trimmedPath(from:to:)") { n in
      Path(square(1)).trimmedPath(from: n, to: 1)
      Path(square(n)).trimmedPath(from: 0, to: n)
    }
  }
}

private func square(_ length: Double) -> CGRect {
  CGRect(x: length, y: length, width: length, height: length)
}

private func path(_ draw: (inout Path) -> Void) -> Path {
  var path = Path()
  path.move(to: .zero)
  draw(&path)
  return path
}
