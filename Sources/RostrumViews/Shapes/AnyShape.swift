public import Foundation

/// A shape of any type.
///
/// ```swift
/// let shape = isRound ? AnyShape(.capsule) : AnyShape(.rect(cornerRadius: 8))
/// Text("New").padding().background(.tint, in: shape)
/// ```
public nonisolated struct AnyShape: Shape {
  let base: any Shape

  /// Erases the type of a shape.
  ///
  /// - Parameter shape: The shape.
  public init<S: Shape>(_ shape: S) {
    base = (shape as? AnyShape)?.base ?? shape
  }

  /// The path of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

extension Shape {
  /// The shape as a box, if it is one, or erases the type of one.
  nonisolated var box: (any BoxShape)? { erased as? any BoxShape }

  /// The shape whose type is erased or that stands for another, or the shape itself.
  nonisolated var erased: any Shape {
    let base = (self as? AnyShape)?.base ?? self
    return (base as? ButtonBorderShape)?.shape ?? base
  }
}
