import Foundation
import RostrumElements

extension View {
  /// Clips the view to a shape.
  ///
  /// ```swift
  /// Image("cover").clipShape(.rect(cornerRadius: 12))
  /// ```
  ///
  /// A box with rounded corners is one at any size of the view, and a circle is one if the view is
  /// square. Another shape is a polygon, which is stretched to the size of the view.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - style: The parts of the shape that are inside.
  /// - Returns: The clipped view.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ShapeClip(shape: shape, isEvenOdd: style.isEOFilled))
  }

  /// Sets the background of the view to a shape.
  ///
  /// - Parameters:
  ///   - style: The paint.
  ///   - shape: The shape.
  ///   - fillStyle: The parts of the shape that are inside.
  /// - Returns: The view with the background.
  @ViewBuilder
  public func background<S: Shape>(
    _ style: some ShapeStyle, in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    if shape.isBox {
      background(style).clipShape(shape)
    } else {
      background { shape.fill(style, style: fillStyle) }
    }
  }

  /// Sets the background of the view to a shape in the colour of the background.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - fillStyle: The parts of the shape that are inside.
  /// - Returns: The view with the background.
  public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Makes the view accept taps in its whole box, including where it draws nothing.
  ///
  /// In a browser, every view with a gesture does. In a test host, a view without a content shape
  /// lets taps through to the views behind it where it draws nothing, as in SwiftUI.
  ///
  /// - Parameters:
  ///   - shape: The shape, for which the box of the view stands.
  ///   - eoFill: The fill rule, which makes no difference for a box.
  /// - Returns: The view.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    fact(.contentShape)
  }

  /// Makes the view accept taps in its whole box, if that is one of the purposes of the shape.
  ///
  /// - Parameters:
  ///   - kind: The purposes of the shape.
  ///   - shape: The shape, for which the box of the view stands.
  ///   - eoFill: The fill rule, which makes no difference for a box.
  /// - Returns: The view.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    fact(kind.contains(.interaction) ? .contentShape : nil)
  }
}

/// The purposes of the shape of a view.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The purposes as bits.
  public let rawValue: Int

  /// Creates purposes from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Taps and other gestures.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The picture of a view that is dragged, which a browser makes.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The picture of a view with a context menu, which is the view itself.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The effect of a pointer, which the theme has for controls.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The frame around a view with the focus of assistive technology, which is that of its box.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  /// The ring around a view with the keyboard focus, which is that of its box.
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

/// Clips a view to a shape.
private struct ShapeClip<S: Shape>: ElementModifier {
  let shape: S
  let isEvenOdd: Bool

  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if let box = shape.box, box.boxCorners != .ellipse {
      element.style(box.corners(in: environment).style)
    } else if shape.erased is Circle {
      element.style(.cornerRadius(BoxCorners.largest))
    } else {
      let size = CGSize(width: 300, height: 300)
      let path = shape.path(in: CGRect(origin: .zero, size: size)).finite
      element.style(.outline(path, in: size, isEvenOdd: isEvenOdd))
    }
  }
}

extension ShapeClip: PoseModifier {
  func isPose(in parts: PoseParts) -> Bool { parts.hasMasks && !isEvenOdd }

  func add(to parts: inout PoseParts) {
    parts.mask =
      parts.mask
      ?? shape.path(in: CGRect(origin: .zero, size: AnyTransition.Mask.size)).finite
  }
}

extension Shape {
  /// Whether a host draws the shape of any box by rounding corners.
  ///
  /// An ellipse isn't a box, nor is a circle in a box that isn't a square.
  fileprivate var isBox: Bool { box.map { $0.boxCorners != .ellipse } ?? false }

  /// Whether a host rounds the corners of a plate of glass for the shape.
  var roundsGlass: Bool { box != nil || erased is Circle }
}
