/// The paint of an app's style, which depends on the environment of what is painted.
public struct EnvironmentPaint: Hashable, Sendable {
  private final class Box: Sendable {
    let source: any PaintSource

    init(_ source: any PaintSource) {
      self.source = source
    }
  }

  private let box: Box

  package init(_ source: some PaintSource) {
    box = Box(source)
  }

  /// What determines the paint.
  package var source: any PaintSource { box.source }

  /// Whether both are the same paint, or the paints of equal styles.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.box === rhs.box || lhs.source.isEqual(to: rhs.source)
  }

  /// Hashes the type of the style.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: source)))
  }
}

/// Determines a paint.
package protocol PaintSource: Sendable {
  /// The paint in an environment without values.
  var paint: PaintStyle { get }

  /// Whether another source is known to determine the same paint.
  func isEqual(to other: any PaintSource) -> Bool
}
