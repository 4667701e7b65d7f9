import Foundation
import RostrumElements

extension [ChartDrawing] {
  /// The parts as nodes of SVG, from back to front; the names of gradients have the numbers of parts.
  func svg(in id: ElementID, from first: Int) -> [DOMNode] {
    enumerated().flatMap { $1.svg(named: "g\(id.rawValue)-\(first + $0)") }
  }
}

extension ChartDrawing {
  /// The side of the square in which paths are written.
  ///
  /// Whole numbers are exact to a sixth of a pixel on a plot of 1,600 points.
  private static let side = 10_000.0

  /// The part as nodes: a gradient if it has one, and its outline.
  fileprivate func svg(named name: String) -> [DOMNode] {
    var nodes: [DOMNode] = []
    var paint = fill.map { AtomPaint($0.solid).css } ?? "none"
    if let gradient = fill?.svgGradient(named: name) {
      nodes.append(gradient)
      paint = "url(#\(name))"
    }
    switch outline {
    case .curve(let path):
      let path = painted(DOMNode("path").with { $0["d"] = path.svg(in: Self.side) }, paint)
      nodes.append(DOMNode("svg", [path]).with { $0.stretch(Self.side, keepsRatio: false) })
    case .sector(let path):
      let path = painted(DOMNode("path").with { $0["d"] = path.svg(in: Self.side) }, paint)
      nodes.append(DOMNode("svg", [path]).with { $0.stretch(Self.side, keepsRatio: true) })
    case .dots(let points, let diameter):
      let path = DOMNode("path").with {
        $0["d"] = points.svgDots(in: Self.side)
        $0["stroke"] = paint
        $0["stroke-width"] = svgNumber(diameter)
        $0["stroke-linecap"] = "round"
        $0["opacity"] = opacity < 1 ? svgNumber(opacity) : nil
      }
      nodes.append(DOMNode("svg", [path]).with { $0.stretch(Self.side, keepsRatio: false) })
    case .box(let rect, let moved, let size, let radius):
      let box = DOMNode("rect").with {
        $0["x"] = percent(rect.minX)
        $0["y"] = percent(rect.minY)
        $0["width"] = size.width > 0 ? svgNumber(size.width) : percent(rect.width)
        $0["height"] = size.height > 0 ? svgNumber(size.height) : percent(rect.height)
        $0["rx"] = radius > 0 ? svgNumber(radius) : nil
        $0["transform"] = translation(moved.width, moved.height)
      }
      nodes.append(painted(box, paint))
    case .symbol(let path, let place):
      let path = painted(DOMNode("path").with { $0["d"] = path.svg }, paint).with {
        $0["transform"] = translation(place.dx, place.dy)
      }
      nodes.append(
        DOMNode("svg", [path]).with {
          $0["x"] = percent(place.x)
          $0["y"] = percent(place.y)
        })
    case .text(let words, let place, let anchor, let look):
      nodes.append(text(words, at: place, anchor, look, paint))
    }
    return nodes
  }

  private func painted(_ node: DOMNode, _ paint: String) -> DOMNode {
    node.with {
      $0["fill"] = paint
      $0["opacity"] = opacity < 1 ? svgNumber(opacity) : nil
      guard let stroke else { return }
      $0["stroke"] = AtomPaint(stroke.solid).css
      $0["stroke-width"] = line.lineWidth == 1 ? nil : svgNumber(line.lineWidth)
      $0["stroke-linecap"] = line.lineCap == .butt ? nil : line.lineCap.rawValue
      $0["stroke-dasharray"] =
        line.dash.isEmpty ? nil : line.dash.map(svgNumber).joined(separator: " ")
    }
  }

  private func text(
    _ words: String, at place: ChartPlace, _ anchor: UnitPoint, _ look: TextLook, _ paint: String
  ) -> DOMNode {
    if look == .turned {
      // A rotation is about the origin, so the place is that of a picture around the text.
      let flat = ChartPlace(x: 0, y: 0)
      let turned = text(words, at: flat, anchor, .title, paint).with {
        $0["transform"] = (translation(place.dx, place.dy).map { $0 + " " } ?? "") + "rotate(-90)"
      }
      return DOMNode("svg", [turned]).with {
        $0["x"] = percent(place.x)
        $0["y"] = percent(place.y)
      }
    }
    return DOMNode("text").text(words).with {
      $0["x"] = percent(place.x)
      $0["y"] = percent(place.y)
      $0["dy"] = anchor.y < 0.25 ? ".8em" : anchor.y > 0.75 ? "-.2em" : ".33em"
      $0["text-anchor"] = anchor.x < 0.25 ? nil : anchor.x > 0.75 ? "end" : "middle"
      $0["transform"] = translation(place.dx, place.dy)
      $0["fill"] = fill == nil ? nil : paint
      $0["opacity"] = opacity < 1 ? svgNumber(opacity) : nil
      if look == .title { $0.atoms = [ChartPartAtom(name: .chartTitle).atom] }
    }
  }
}

extension DOMNode {
  /// Scales a square to the plot.
  fileprivate mutating func stretch(_ side: Double, keepsRatio: Bool) {
    self["viewBox"] = "0 0 \(svgNumber(side)) \(svgNumber(side))"
    self["preserveAspectRatio"] = keepsRatio ? nil : "none"
  }
}

private func percent(_ fraction: Double) -> String { svgNumber(fraction * 100) + "%" }

private func translation(_ x: Double, _ y: Double) -> String? {
  x == 0 && y == 0 ? nil : "translate(\(svgNumber(x)) \(svgNumber(y)))"
}

extension PaintStyle {
  /// A gradient between colours as SVG; `nil` for other paints.
  func svgGradient(named name: String) -> DOMNode? {
    switch self {
    case .linear(let gradient, let start, let end):
      return DOMNode("linearGradient", gradient.svgStops).with {
        $0["id"] = name
        $0["x1"] = percent(start.x)
        $0["y1"] = percent(start.y)
        $0["x2"] = percent(end.x)
        $0["y2"] = percent(end.y)
      }
    case .opacity(let paint, let opacity):
      return paint.faded(by: opacity).svgGradient(named: name)
    default: return nil
    }
  }

  /// A gradient with fainter colours.
  private func faded(by opacity: Double) -> PaintStyle {
    guard case .linear(let gradient, let start, let end) = self else { return self }
    let stops = gradient.stops.map {
      Gradient.Stop(color: $0.color.opacity(opacity), location: $0.location)
    }
    return .linear(Gradient(stops: stops), start: start, end: end)
  }
}

extension Gradient {
  /// The colors as nodes of SVG.
  var svgStops: [DOMNode] {
    stops.map { stop in
      DOMNode("stop").with {
        $0["offset"] = percent(stop.location)
        // Opacity is apart from the color, which would fade to black otherwise.
        $0["stop-color"] = AtomColor(Color(stop.color.base)).css
        $0["stop-opacity"] = stop.color.opacity < 1 ? svgNumber(stop.color.opacity) : nil
      }
    }
  }
}
