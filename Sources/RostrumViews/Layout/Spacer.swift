public import Foundation

/// Flexible space that expands along the enclosing stack.
public struct Spacer: LeafView {
  package static var role: ElementRole { .spacer }
  /// The minimum length in points; the theme's default for `nil`.
  public var minLength: CGFloat?

  /// Creates flexible space.
  ///
  /// - Parameter minLength: The minimum length in points; the theme's default for `nil`.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .spacer(minimum: minLength.map { Double($0) })
  }
}
