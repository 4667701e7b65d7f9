public import Foundation

/// What happens to an annotation that would reach beyond its chart.
///
/// ```swift
/// RuleMark(x: .value("Selected", day))
///   .annotation(
///     position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
///   ) {
///     Text(day, format: .dateTime)
///   }
/// ```
public struct AnnotationOverflowResolution: Hashable, Sendable {
  let x: Strategy
  let y: Strategy

  /// Annotations stay where they are.
  public static let automatic = AnnotationOverflowResolution()

  /// Creates a resolution.
  ///
  /// - Parameters:
  ///   - x: What happens at the left and at the right.
  ///   - y: What happens above and below.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  /// What happens along one axis.
  public struct Strategy: Hashable, Sendable {
    let fits: Bool

    /// The annotation stays where it is.
    public static let automatic = Strategy(fits: false)
    /// The annotation stays where it is.
    public static let disabled = Strategy(fits: false)
    /// The annotation stays where it is, and the scale as it is.
    public static let padScale = Strategy(fits: false)
    /// The annotation is moved into the plot.
    public static let fit = Strategy(fits: true)

    /// The annotation is moved into the plot.
    ///
    /// - Parameter boundary: What it must not reach beyond; always the plot.
    /// - Returns: The strategy.
    public static func fit(to boundary: Boundary) -> Strategy { .fit }
  }

  /// What an annotation must not reach beyond.
  public struct Boundary: Hashable, Sendable {
    private enum Kind { case automatic, plot, chart }
    private let kind: Kind

    /// The plot.
    public static let automatic = Boundary(kind: .automatic)
    /// The plot.
    public static let plot = Boundary(kind: .plot)
    /// The chart with its labels.
    public static let chart = Boundary(kind: .chart)
  }
}

/// What an annotation knows about its mark.
public struct AnnotationContext: Hashable, Sendable {
  /// The size of the mark in points, as far as the server knows it.
  public let targetSize: CGSize
}
