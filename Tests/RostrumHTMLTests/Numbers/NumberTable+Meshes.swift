import Foundation
import Rostrum

extension NumberTable {
  private var colors: [Color] { [.red, .green, .blue, .yellow] }
  private var resolvedColors: [Color.Resolved] {
    [Color.Resolved](repeating: Color.Resolved(red: 1, green: 0, blue: 0), count: 4)
  }

  private func points(_ number: Double) -> [SIMD2<Float>] {
    [[0, 0], [Float(number), 0], [0, 1], [1, Float(number)]]
  }

  private func bezierPoints(_ number: Double) -> [MeshGradient.BezierPoint] {
    points(number).map {
      MeshGradient.BezierPoint(
        position: $0, leadingControlPoint: $0, topControlPoint: $0, trailingControlPoint: $0,
        bottomControlPoint: $0)
    }
  }

  mutating func addMeshes() {
    let (colors, resolvedColors, points, bezierPoints) = (
      colors, resolvedColors, points, bezierPoints
    )
    add(
      "MeshGradient init(position:leadingControlPoint:topControlPoint:trailingControlPoint:bottomControlPoint:)"
    ) { n in
      MeshGradient(
        width: 2, height: 2, locations: .bezierPoints(bezierPoints(n)), colors: .colors(colors))
    }
    add("MeshGradient init(width:height:locations:colors:background:smoothsColors:colorSpace:)") {
      n in
      MeshGradient(width: 2, height: 2, locations: .points(points(n)), colors: .colors(colors))
    }
    add(
      "MeshGradient+Spellings init(width:height:points:colors:background:smoothsColors:colorSpace:)"
    ) { n in
      MeshGradient(width: 2, height: 2, points: points(n), colors: colors)
    }
    add(
      "MeshGradient+Spellings init(width:height:points:resolvedColors:background:smoothsColors:colorSpace:)"
    ) { n in
      MeshGradient(width: 2, height: 2, points: points(n), resolvedColors: resolvedColors)
    }
    add(
      "MeshGradient+Spellings init(width:height:bezierPoints:colors:background:smoothsColors:colorSpace:)"
    ) { n in
      MeshGradient(width: 2, height: 2, bezierPoints: bezierPoints(n), colors: colors)
    }
    add(
      "MeshGradient+Spellings init(width:height:bezierPoints:resolvedColors:background:smoothsColors:colorSpace:)"
    ) { n in
      MeshGradient(
        width: 2, height: 2, bezierPoints: bezierPoints(n), resolvedColors: resolvedColors)
    }
  }

  mutating func addShadows() {
    add("ShadowStyle drop(color:radius:x:y:)") { n in
      Rectangle().fill(.red.shadow(.drop(radius: n, x: n, y: n)))
    }
    add("ShadowStyle inner(color:radius:x:y:)") { n in
      Rectangle().fill(.red.shadow(.inner(radius: n, x: n, y: n)))
    }
  }
}
