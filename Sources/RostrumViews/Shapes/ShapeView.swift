public import Foundation

/// A shape with styles for its interior and its outline.
///
/// The element of a shape has a path in a square of 300 points. A ``BoxShape`` has no path: the
/// shape is the element's box with a corner radius. A ``Path`` keeps its coordinates, which are
/// those of an enclosing reader's space, or else points of the box.
public struct ShapeView<S: Shape>: LeafView {
  /// The type of the shape.
  public typealias Content = S
  package static var role: ElementRole { .shape }
  /// The shape.
  public let shape: S
  var fill: PaintStyle?
  var stroke: Stroke?
  /// Whether a point is inside if a line from it crosses the outline an odd number of times.
  var isEvenOdd = false

  struct Stroke: Equatable {
    let paint: PaintStyle
    let style: StrokeStyle
  }

  init(
    shape: S, fill: PaintStyle? = nil, isEvenOdd: Bool = false, stroke: Stroke? = nil
  ) {
    self.isEvenOdd = isEvenOdd
    self.shape = shape
    self.fill = fill
    self.stroke = stroke
  }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if let fill { element.style(.fill(fill), in: environment) }
    if isEvenOdd { element.style(.evenOdd) }
    if let stroke { element.style(.stroke(stroke.paint, stroke.style), in: environment) }
    if let box = shape.box {
      element.describe(box.corners(in: environment))
    } else {
      let size = shape.erased is any FixedShape ? environment.readerSize : nominalSize
      let rect = CGRect(origin: .zero, size: size ?? nominalSize)
      element.content = .shape(.path(shape.path(in: rect).finite, in: size))
    }
  }
}

/// The size for which paths are created.
private let nominalSize = CGSize(width: 300, height: 300)

extension ElementDraft {
  fileprivate mutating func describe(_ corners: BoxCorners) {
    switch corners {
    case .radius(let radius):
      if radius > 0 { style(.cornerRadius(radius)) }
    case .radii(let radii): style(.cornerRadii(radii))
    case .capsule: content = .shape(.capsule)
    case .ellipse: content = .shape(.ellipse)
    }
  }
}

extension ShapeView {
  /// Fills the shape in addition.
  ///
  /// - Parameters:
  ///   - content: The style.
  ///   - style: The parts of the shape that are inside.
  /// - Returns: The view.
  public func fill(_ content: some ShapeStyle, style: FillStyle = FillStyle()) -> ShapeView {
    var view = self
    if view.fill == nil { (view.fill, view.isEvenOdd) = (content.paint, style.isEOFilled) }
    return view
  }

  /// Draws the outline in addition.
  ///
  /// - Parameters:
  ///   - content: The style.
  ///   - style: The width, the ends and the dashes of the line.
  ///   - antialiased: Without effect: a browser smooths all edges.
  /// - Returns: The view.
  public func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView {
    var view = self
    if view.stroke == nil { view.stroke = Stroke(paint: content.paint, style: style) }
    return view
  }

  /// Draws the outline in addition.
  ///
  /// - Parameters:
  ///   - content: The style.
  ///   - lineWidth: The width of the line, in points.
  ///   - antialiased: Without effect: a browser smooths all edges.
  /// - Returns: The view.
  public func stroke(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView where S: InsettableShape {
  /// Draws the outline inside the shape in addition, on top of what is there.
  ///
  /// ```swift
  /// Circle().fill(.yellow).strokeBorder(.orange, lineWidth: 8)
  /// ```
  ///
  /// - Parameters:
  ///   - content: The paint of the outline.
  ///   - style: The width, the ends and the dashes of the line.
  ///   - antialiased: Without effect: a browser smooths all edges.
  /// - Returns: The view.
  public func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    ZStack {
      self
      shape.strokeBorder(content, style: style)
    }
  }

  /// Draws the outline inside the shape in addition, on top of what is there.
  ///
  /// - Parameters:
  ///   - content: The paint of the outline.
  ///   - lineWidth: The width of the line, in points.
  ///   - antialiased: Without effect: a browser smooths all edges.
  /// - Returns: The view.
  public func strokeBorder(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
