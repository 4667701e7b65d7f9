public import Foundation
public import RostrumElements
public import RostrumViews

/// A shape for the points of a chart.
///
/// ```swift
/// struct Flag: ChartSymbolShape {
///   var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
///
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.addLines([
///         CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
///         CGPoint(x: rect.maxX, y: rect.midY),
///       ])
///       path.closeSubpath()
///     }
///   }
/// }
/// ```
///
/// The path is created for a symbol of 36 square points, and drawn at the size of the symbol.
public nonisolated protocol ChartSymbolShape: _SymbolOutline, Shape {
  /// The part of a rectangle of one by one that the shape fills to look as large as other symbols do.
  var perceptualUnitRect: CGRect { get }

  /// The symbol as a plain value; apps don't implement it.
  var _symbol: ChartSymbol { get }
}

/// What a symbol is besides a shape; apps conform to ``ChartSymbolShape``.
///
/// NB: In a module whose code is on the main actor by default, the types that conform to a protocol of views are on
/// it, too, unless they also conform to one that isn't of views and requires `Sendable`.
public nonisolated protocol _SymbolOutline: Sendable {
  /// The part of a rectangle of one by one that the shape fills to look as large as other symbols do.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// The symbol as a plain value; apps don't use it.
  public nonisolated var _symbol: ChartSymbol {
    let side = ChartSymbol.side
    let part = perceptualUnitRect
    let rect = CGRect(
      x: (part.minX - 0.5) * side, y: (part.minY - 0.5) * side, width: part.width * side,
      height: part.height * side)
    return ChartSymbol(outline: .path(path(in: rect)))
  }
}

/// A symbol as a plain value.
public struct ChartSymbol: Hashable, Sendable {
  enum Outline: Hashable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
    /// A path around the origin for a symbol of 36 square points.
    case path(Path)
  }
  /// The side of the square for which the path of a symbol of an app is created, in points.
  static let side = 6.0
  let outline: Outline
  /// The width of a line around an empty symbol; `nil` for a filled one.
  var border: Double?

  /// The areas that names stand for, in the order of the data, in square points.
  static let areas: [Double] = [40, 80, 120, 160, 200]

  /// The symbols of a chart that tells series apart by them, in order.
  static let cycle: [ChartSymbol] = [
    .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
  ].map { ChartSymbol(outline: $0) }

  /// Whether the symbol consists of lines.
  var isLines: Bool { [.plus, .cross, .asterisk].contains(outline) }

  /// The path around the origin.
  ///
  /// - Parameter area: The size of the symbol, in square points.
  /// - Returns: The path.
  func path(area: Double) -> Path {
    let side = max(area, 0).squareRoot()
    let half = side / 2
    return Path { path in
      switch outline {
      case .circle:
        path = Path(ellipseIn: CGRect(x: -half, y: -half, width: side, height: side))
      case .square:
        let half = half * 0.89
        path = Path(CGRect(x: -half, y: -half, width: 2 * half, height: 2 * half))
      case .triangle: path.addPolygon(3, radius: half * 1.25)
      case .diamond: path.addPolygon(4, radius: half * 1.2)
      case .pentagon: path.addPolygon(5, radius: half * 1.1)
      case .plus: path.addCrossedLines([0, .pi / 2], radius: half * 1.1)
      case .cross: path.addCrossedLines([.pi / 4, .pi * 3 / 4], radius: half * 1.1)
      case .asterisk:
        path.addCrossedLines([.pi / 2, .pi / 6, .pi * 5 / 6], radius: half * 1.1)
      case .path(let own):
        let scale = side / Self.side
        path = own.applying(CGAffineTransform(scaleX: scale, y: scale))
      }
    }
  }
}

/// One of the built-in symbols.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  /// The symbol as a plain value; apps don't use it.
  public var _symbol: ChartSymbol

  init(_ outline: ChartSymbol.Outline) {
    _symbol = ChartSymbol(outline: outline)
  }

  /// The part of a rectangle of one by one that the shape fills to look as large as other symbols do.
  public nonisolated var perceptualUnitRect: CGRect { _symbol.unitRect }

  /// The path of the shape in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { _symbol.path(in: rect) }
}

extension ChartSymbol {
  /// The box of the symbol in a rectangle of one by one.
  fileprivate var unitRect: CGRect {
    path(area: 1).boundingRect.offsetBy(dx: 0.5, dy: 0.5)
  }

  /// The path with its box in a rectangle.
  fileprivate func path(in rect: CGRect) -> Path {
    let path = path(area: 1)
    let box = path.boundingRect
    guard box.width > 0, box.height > 0 else { return Path() }
    return path.applying(
      CGAffineTransform(translationX: rect.minX, y: rect.minY)
        .scaledBy(x: rect.width / box.width, y: rect.height / box.height)
        .translatedBy(x: -box.minX, y: -box.minY))
  }
}

extension ChartSymbolShape {
  /// Draws a line around an empty symbol.
  ///
  /// - Parameter lineWidth: The width of the line, in points.
  /// - Returns: The symbol.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    var symbol = _symbol
    symbol.border = Double(lineWidth)
    return PlainSymbol(_symbol: symbol)
  }

  /// Draws a line around an empty symbol.
  ///
  /// - Parameter style: The style of the line, whose width is drawn.
  /// - Returns: The symbol.
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    strokeBorder(lineWidth: style.lineWidth)
  }
}

/// A symbol of a scale, or one that was changed.
struct PlainSymbol: ChartSymbolShape {
  let _symbol: ChartSymbol

  nonisolated var perceptualUnitRect: CGRect { _symbol.unitRect }

  nonisolated func path(in rect: CGRect) -> Path { _symbol.path(in: rect) }
}

/// A symbol without a type of its own.
public struct AnyChartSymbolShape: ChartSymbolShape, Hashable {
  /// The symbol as a plain value; apps don't use it.
  public let _symbol: ChartSymbol

  /// Erases the type of a symbol.
  ///
  /// - Parameter shape: The symbol.
  public init(_ shape: some ChartSymbolShape) {
    _symbol = shape._symbol
  }

  /// The part of a rectangle of one by one that the shape fills to look as large as other symbols do.
  public nonisolated var perceptualUnitRect: CGRect { _symbol.unitRect }

  /// The path of the shape in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { _symbol.path(in: rect) }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: Self { Self(.circle) }
  /// A square.
  public static var square: Self { Self(.square) }
  /// A triangle.
  public static var triangle: Self { Self(.triangle) }
  /// A diamond.
  public static var diamond: Self { Self(.diamond) }
  /// A pentagon.
  public static var pentagon: Self { Self(.pentagon) }
  /// An upright cross.
  public static var plus: Self { Self(.plus) }
  /// A diagonal cross.
  public static var cross: Self { Self(.cross) }
  /// Three crossed lines.
  public static var asterisk: Self { Self(.asterisk) }
}

extension Path {
  fileprivate mutating func addPolygon(_ count: Int, radius: Double) {
    for index in 0..<count {
      let angle = 2 * Double.pi * Double(index) / Double(count) - .pi / 2
      let point = CGPoint(x: radius * cos(angle), y: radius * sin(angle))
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
    closeSubpath()
  }

  fileprivate mutating func addCrossedLines(_ angles: [Double], radius: Double) {
    for angle in angles {
      let (x, y) = (radius * cos(angle), radius * sin(angle))
      move(to: CGPoint(x: -x, y: -y))
      addLine(to: CGPoint(x: x, y: y))
    }
  }
}
