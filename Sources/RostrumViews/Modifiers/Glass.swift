public import Foundation

/// A material that blurs and brightens what is behind a view.
public struct Glass: Hashable, Sendable {
  /// The kind of glass; `nil` for none.
  var variant: GlassLook.Variant?
  var tint: Color?
  var isInteractive = false

  /// Much of what is behind shows through, out of focus.
  public static let regular = Glass(variant: .regular)
  /// Most of what is behind shows through.
  public static let clear = Glass(variant: .clear)
  /// No material: the view is as it is without the effect.
  public static let identity = Glass(variant: nil)

  /// Returns the glass in a colour; `nil` for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Returns the glass with or without a reaction to a press.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

extension View {
  /// Puts the view on a material in the shape of a capsule.
  ///
  /// ```swift
  /// Label("Saved", systemImage: "checkmark").padding().glassEffect()
  /// ```
  ///
  /// Readers who ask for less transparency see a plain fill.
  ///
  /// - Parameter glass: The material.
  /// - Returns: The view on the material.
  public func glassEffect(_ glass: Glass = .regular) -> some View {
    modifier(GlassModifier(glass: glass, shape: Capsule()))
  }

  /// Puts the view on a material in a shape.
  ///
  /// A shape that isn't a box with rounded corners, a capsule, an ellipse or a circle cuts the material out of the
  /// view's box. What is behind isn't blurred there, because browsers don't see through what they cut out.
  ///
  /// - Parameters:
  ///   - glass: The material.
  ///   - shape: The shape.
  /// - Returns: The view on the material.
  @ViewBuilder
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    if shape.roundsGlass {
      modifier(GlassModifier(glass: glass, shape: shape))
    } else {
      background {
        Color.clear.modifier(GlassModifier(glass: glass, shape: Rectangle())).clipShape(shape)
      }
    }
  }
}

private struct GlassModifier<S: Shape>: ElementModifier {
  let glass: Glass
  let shape: S

  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    guard let variant = glass.variant else { return }
    element.style(
      .glass(
        GlassLook(
          variant, tint: glass.tint, isInteractive: glass.isInteractive,
          radius: shape.box?.corners(in: environment).radius ?? BoxCorners.largest)))
  }
}

/// Views on materials.
///
/// The materials don't flow into each other, and the spacing at which they would has no effect.
public struct GlassEffectContainer<Content: View>: View {
  let content: Content

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - spacing: The distance at which materials flow into each other, which has no effect.
  ///   - content: The views on materials.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { content }
}

/// A button on a material.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  let glass: Glass

  /// Creates the style.
  ///
  /// - Parameter glass: The material.
  public init(_ glass: Glass = .regular) {
    self.glass = glass
  }

  /// The button on the material.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration)
      .environment(\.buttonVariant, .bordered)
      .glassEffect(glass.interactive())
  }
}

/// A button with the shape of one on a material, filled with the accent colour.
///
/// The fill is opaque: white words are hard to read on a translucent one.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// The filled button.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration)
      .environment(\.buttonVariant, .borderedProminent)
      .clipShape(Capsule())
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button on a material.
  public static var glass: Self { Self() }

  /// A button on a material of a kind or colour.
  public static func glass(_ glass: Glass) -> Self { Self(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button on a material in the accent colour.
  public static var glassProminent: Self { Self() }
}
