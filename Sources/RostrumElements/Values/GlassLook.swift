/// A material that blurs and brightens what is behind it, in a box with rounded corners.
public struct GlassLook: Hashable, Sendable {
  /// The kind of glass.
  public enum Variant: String, Hashable, Sendable, CaseIterable {
    /// Much of what is behind shows through, out of focus.
    case regular
    /// Most of what is behind shows through.
    case clear
  }

  /// The kind of glass.
  public var variant: Variant
  /// The colour of the glass; `nil` for none.
  public var tint: Color?
  /// Whether the glass reacts to a press.
  public var isInteractive: Bool
  /// The radius of the corners, in points.
  public var radius: Double

  /// Creates a material.
  ///
  /// - Parameters:
  ///   - variant: The kind of glass.
  ///   - tint: The colour of the glass.
  ///   - isInteractive: Whether the glass reacts to a press.
  ///   - radius: The radius of the corners, in points.
  public init(
    _ variant: Variant = .regular, tint: Color? = nil, isInteractive: Bool = false, radius: Double
  ) {
    self.variant = variant
    self.tint = tint
    self.isInteractive = isInteractive
    self.radius = radius
  }
}
