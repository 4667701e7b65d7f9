public import Foundation

/// Free space that grows along the stack around.
public struct Spacer: LeafView {
  package static var role: ElementRole { .spacer }
  let minLength: CGFloat?

  /// Free space.
  ///
  /// - Parameter minLength: The least length in points; the theme's usual one for `nil`.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .spacer(minimum: minLength.map { Double($0) })
  }
}
