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
    guard let minLength else { return }
    let frame =
      switch environment.stackAxis {
      case .horizontal: Frame(minWidth: minLength)
      case .vertical: Frame(minHeight: minLength)
      }
    element.style(.frame(frame))
  }
}

/// A thin line between views.
public struct Divider: LeafView {
  package static var role: ElementRole { .divider }

  /// A line.
  public init() {}

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if environment.stackAxis == .horizontal { element[.axis] = .string("vertical") }
  }
}
