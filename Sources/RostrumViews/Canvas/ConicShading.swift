import Foundation
import RostrumElements

/// A gradient around a point, which SVG lacks: wedges of even colours.
struct ConicShading: Hashable, Sendable {
  /// The colours of a turn.
  var gradient: Gradient
  /// The point that the colours go around.
  var center: CGPoint
  /// Where the first colour is.
  var angle: Angle

  /// A part of a turn in one colour.
  struct Wedge: Hashable {
    var path: Path
    var color: Color
  }

  /// The number of wedges of a turn, besides those that end at a colour of the gradient.
  private static let count = 120

  /// The wedges that cover a rectangle, in the order in which they are drawn.
  ///
  /// Opaque ones extend under the next one, and the first under the last, so that nothing behind them
  /// shows through between them.
  ///
  /// - Complexity: O(*n* log *n*) in the number of colours.
  func wedges(covering rect: CGRect) -> [Wedge] {
    guard !gradient.stops.isEmpty, rect.width.isFinite, rect.height.isFinite else { return [] }
    let radius = radius(for: rect)
    let ends = bounds
    let isOpaque = gradient.stops.allSatisfy { $0.color.opacity >= 1 && $0.color != .clear }
    let overlap = isOpaque ? 0.5 / Double(Self.count) : 0
    return zip(ends, ends.dropFirst()).map { start, end in
      Wedge(
        path: path(
          from: start == 0 ? -overlap : start, to: min(1, end + overlap), radius),
        color: color(at: (start + end) / 2))
    }
  }

  /// The fractions of a turn at which wedges begin and end.
  private var bounds: [Double] {
    let even = (0...Self.count).map { Double($0) / Double(Self.count) }
    let own = gradient.stops.map { Double($0.location) }.filter { $0 > 0 && $0 < 1 }
    return Set(even + own).sorted()
  }

  /// A length that ends outside of a rectangle in any direction, also in the middle of a wedge.
  private func radius(for rect: CGRect) -> Double {
    let width = max(abs(rect.minX - center.x), abs(rect.maxX - center.x))
    let height = max(abs(rect.minY - center.y), abs(rect.maxY - center.y))
    return 1.1 * min(hypot(width, height), 1e9) + 1
  }

  private func path(from start: Double, to end: Double, _ radius: Double) -> Path {
    let corners = [start, end].map { fraction in
      let angle = angle.radians + fraction * 2 * .pi
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    return Path { path in
      path.addLines([center] + corners)
      path.closeSubpath()
    }
  }

  private func color(at fraction: Double) -> Color {
    let stops = gradient.stops.sorted { $0.location < $1.location }
    guard let next = stops.firstIndex(where: { $0.location > fraction }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (first, last) = (stops[next - 1], stops[next])
    if first.color == last.color { return first.color }
    let share = (fraction - first.location) / (last.location - first.location)
    return first.color.mix(with: last.color, by: share, in: .device)
  }
}

extension GraphicsContext {
  /// Draws the wedges of a gradient within an outline of the canvas.
  func draw(_ shading: ConicShading, within clip: CanvasLook.Clip) {
    let box = clip.path.finite.boundingRect
    let rect =
      transform.isIdentity ? box : Path(box).applying(transform.inverted()).finite.boundingRect
    let wedges = shading.wedges(covering: rect).map { wedge in
      CanvasDrawing.fill(
        wedge.path.applying(transform), .style(.color(wedge.color)), FillStyle(), CanvasLook())
    }
    var inner = CanvasLook()
    inner.clips = [clip]
    // The filters of the context are those of what the outline leaves of the wedges.
    recorder.add(.layer([.layer(wedges, inner)], look))
  }
}
