public import Foundation

/// A size in which a sheet can rest.
///
/// ```swift
/// .sheet(isPresented: $showsLegend) {
///   Legend().presentationDetents([.height(160), .medium])
/// }
/// ```
public enum PresentationDetent: Hashable, Sendable {
  /// About half of the screen.
  case medium
  /// The whole height.
  case large
  /// A part of the height, from 0 to 1.
  case fraction(CGFloat)
  /// A height in points.
  case height(CGFloat)

  /// About how much of the height the size takes, to order sizes by.
  package var order: Double {
    switch self {
    case .medium: 0.5
    case .large: 1
    case .fraction(let fraction): Double(fraction)
    case .height(let height): Double(height) / 800
    }
  }
}
