import Foundation
import RostrumElements

extension ChartFigure {
  /// The drawing as nodes with keys, from back to front.
  ///
  /// What moves with the horizontal scale is in pictures that are moved as a whole.
  ///
  /// - Parameters:
  ///   - id: The element.
  ///   - only: Whether only what moves, or only the rest is part of the nodes; `nil` for both.
  /// - Returns: The nodes.
  func layers(in id: ElementID, moving only: Bool? = nil) -> [DOMNode] {
    // What the browser scrolls needs no numbers that stay the same.
    let window = ChartPlacement(
      x: only == nil ? xGrid : Grid(), y: yGrid, isMoving: only == nil)
    var layers: [DOMNode] = []
    var numbers: [Int: Int] = [:]
    // The gradients of the legend follow.
    var gradients = only == true ? drawings.count : 0
    var start = 0
    let parts = only.map { only in drawings.filter { $0.isMoving == only } } ?? drawings
    while start < parts.count {
      let isMoving = parts[start].isMoving && xGrid.page != 0
      let end =
        parts[start...].firstIndex { ($0.isMoving && xGrid.page != 0) != isMoving }
        ?? parts.count
      var nodes: [DOMNode] = []
      for index in start..<end {
        let drawing = parts[index]
        let key = drawing.key ?? drawing.outline.kind
        let count = numbers[key, default: 0]
        numbers[key] = count + 1
        let standing = ChartPlacement(y: drawing.key == nil ? Grid() : yGrid)
        let place = isMoving ? window : standing
        let name = "g\(id.rawValue)-\(gradients)"
        if drawing.hasNames { gradients += 1 }
        for (number, node) in drawing.svg(named: name, place).enumerated() {
          nodes.append(node.with { $0.key = key &+ number &+ 97 &* count })
        }
      }
      if isMoving, only == nil {
        var layer = DOMNode("svg", nodes).keyed()
        window.setWindow(of: &layer)
        layer.key = xGrid.page
        layers.append(layer)
      } else {
        layers += nodes
      }
      start = end
    }
    return layers
  }
}

/// How places become those of SVG.
///
/// What moves is in a picture as wide as 16,384 numbers of the grid, which begins at the number 0. So a change of the
/// window is one of this picture alone.
struct ChartPlacement {
  var x = ChartFigure.Grid()
  var y = ChartFigure.Grid()
  var isMoving = false

  private static let width = 16_384.0

  /// The attributes of the picture around what moves.
  func setWindow(of node: inout DOMNode) {
    node["x"] = Decimal.text(-100 * x.start / x.length) + "%"
    node["width"] = Decimal.text(100 * Self.width / x.length) + "%"
  }

  /// The square or picture in which paths are written.
  var viewBox: String {
    "0 0 \(svgNumber(isMoving ? Self.width : ChartDrawing.side)) \(svgNumber(ChartDrawing.side))"
  }

  /// The transform from the vertical grid to a square; `nil` if none is needed.
  var transform: String? {
    let scale = ChartDrawing.side / y.length
    if scale == 1, y.start == 0 { return nil }
    return "matrix(1 0 0 \(Decimal.text(scale)) 0 \(svgNumber(-y.start * scale)))"
  }

  /// A horizontal place in percent of the picture around it.
  func percentX(_ fraction: Double) -> String { percent(placed(fraction)) }

  /// A width in percent of the picture around it.
  func percentWidth(_ fraction: Double) -> String {
    percent(isMoving ? fraction * x.length / Self.width : fraction)
  }

  /// A horizontal place as a fraction of the picture around it.
  func placed(_ fraction: Double) -> Double {
    isMoving ? (fraction * x.length + x.start) / Self.width : fraction
  }
}

extension ChartDrawing.Outline {
  /// A number for the kind.
  fileprivate var kind: Int {
    switch self {
    case .curve: 1
    case .box: 2
    case .dots: 3
    case .symbol: 4
    case .sector: 5
    case .text: 6
    case .group: 7
    }
  }
}

extension ChartDrawing {
  /// The side of the square in which paths are written.
  ///
  /// Whole numbers are exact to a sixth of a pixel on a plot of 1,600 points.
  static let side = 10_000.0

  /// Whether nodes of the part are named: its gradient, or those of its parts.
  fileprivate var hasNames: Bool {
    if case .group(let parts) = outline { return parts.contains(where: \.hasNames) }
    return fill?.svgGradient(named: "") != nil
  }

  /// The part as nodes: a gradient if it has one, and its outline.
  func svg(named name: String, _ placement: ChartPlacement = ChartPlacement()) -> [DOMNode] {
    var nodes: [DOMNode] = []
    var paint = fill.map { AtomPaint($0.solid).css } ?? "none"
    if let gradient = fill?.svgGradient(named: name) {
      nodes.append(gradient)
      paint = "url(#\(name))"
    }
    switch outline {
    case .curve(let path):
      let path = painted(
        DOMNode("path").with {
          $0["d"] = path.svg(placement.x, placement.y)
          $0["transform"] = placement.transform
        }, paint)
      nodes.append(DOMNode("svg", [path]).with { $0.stretch(placement.viewBox, keepsRatio: false) })
    case .sector(let path):
      let path = painted(
        DOMNode("path").with { $0["d"] = path.svg(ChartFigure.Grid(), ChartFigure.Grid()) }, paint)
      let square = ChartPlacement().viewBox
      nodes.append(DOMNode("svg", [path]).with { $0.stretch(square, keepsRatio: true) })
    case .dots(let points, let diameter):
      let path = DOMNode("path").with {
        $0["d"] = points.svgDots(placement.x, placement.y)
        $0["transform"] = placement.transform
        $0["stroke"] = paint
        $0["stroke-width"] = svgNumber(diameter)
        $0["stroke-linecap"] = "round"
        $0["opacity"] = opacity < 1 ? svgNumber(opacity) : nil
      }
      nodes.append(DOMNode("svg", [path]).with { $0.stretch(placement.viewBox, keepsRatio: false) })
    case .box(let rect, let moved, let size, let radius):
      let box = DOMNode("rect").with {
        $0["x"] = placement.percentX(rect.minX)
        $0["y"] = percent(rect.minY)
        $0["width"] = size.width > 0 ? svgNumber(size.width) : placement.percentWidth(rect.width)
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
          $0["x"] = placement.percentX(place.x)
          $0["y"] = percent(place.y)
        })
    case .group(let parts):
      let drawn = parts.enumerated().flatMap { $1.svg(named: "\(name)-\($0)", placement) }
      nodes.append(DOMNode("g", drawn))
    case .text(let words, var place, let anchor, let look):
      place.x = placement.placed(place.x)
      nodes.append(text(words, at: place, anchor, look, paint))
    }
    if let drawn = nodes.popLast() {
      nodes.append(effects.reduce(drawn) { $1.applied(to: $0) }.with { $0.atoms += roomAtoms })
    }
    return nodes
  }

  /// What leaves the part out of a smaller plot.
  private var roomAtoms: [Atom] {
    var atoms: [Atom] = []
    if leastPlot.width > 0 {
      atoms.append(ChartRoomAtom(name: .chartWide, operand: .roundedUp(leastPlot.width)).atom)
    }
    if leastPlot.height > 0 {
      atoms.append(ChartRoomAtom(name: .chartHigh, operand: .roundedUp(leastPlot.height)).atom)
    }
    return atoms
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
    if let degrees = look.degrees {
      // A rotation is about the origin, so the place is that of a picture around the text.
      let flat = ChartPlace(x: 0, y: 0)
      let upright: TextLook = look == .turned ? .title : .label
      let turned = text(words, at: flat, anchor, upright, paint).with {
        $0["transform"] =
          (translation(place.dx, place.dy).map { $0 + " " } ?? "") + "rotate(\(degrees))"
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
      if let font { $0.atoms = Atom.atoms(for: [.font(font)], in: AtomContext(role: .text)) }
    }
  }
}

extension ChartDrawing.TextLook {
  /// The clockwise angle of the text; `nil` for one from left to right.
  fileprivate var degrees: Int? {
    switch self {
    case .label, .title: nil
    case .turned, .upward: -90
    case .downward: 90
    }
  }
}

extension ChartDrawing.Effect {
  /// A group around a node, whose lengths are points whatever those of the node are.
  fileprivate func applied(to node: DOMNode) -> DOMNode {
    DOMNode("g", [node]).with {
      switch self {
      case .blur(let radius):
        if let filters = AtomFilters([.blur(radius)]) {
          $0.atoms.append(FiltersAtom(operand: filters).atom)
        }
      case .shadow(let color, let radius, let x, let y):
        let shadow = AtomShadow(x: x, y: y, radius: radius, color: color)
        $0.atoms.append(ShadowAtom(operand: shadow).atom)
      case .opacity(let opacity):
        $0["opacity"] = opacity < 1 ? svgNumber(opacity) : nil
      case .clip(.rounded(let radius)):
        $0.atoms.append(MarkClipAtom(operand: AtomNumber(radius)).atom)
      case .clip(.circle):
        $0.atoms.append(ChartPartAtom(name: .markCircle).atom)
      case .clip(.ellipse):
        $0.atoms.append(ChartPartAtom(name: .markEllipse).atom)
      case .clip(.path(let path, let size, let isEvenOdd)):
        let polygon = AtomPolygon(path, in: size)
        $0.atoms.append(
          OutlineAtom(name: isEvenOdd ? .clipPathEvenOdd : .clipPath, operand: polygon).atom)
      }
    }
  }
}

extension DOMNode {
  /// Scales a picture to the plot.
  fileprivate mutating func stretch(_ viewBox: String, keepsRatio: Bool) {
    self["viewBox"] = viewBox
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
