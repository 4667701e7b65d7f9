public import Foundation

/// A height at which a sheet can rest.
///
/// ```swift
/// .sheet(isPresented: $showsLegend) {
///   Legend().presentationDetents([.height(160), .medium])
/// }
/// ```
public enum PresentationDetent: Hashable, Sendable {
  /// About half of the screen's height.
  case medium
  /// The full height.
  case large
  /// A fraction of the full height, from 0 to 1.
  case fraction(CGFloat)
  /// A height in points.
  case height(CGFloat)

  /// The approximate fraction of the full height, by which sizes are ordered.
  package var order: Double {
    switch self {
    case .medium: 0.5
    case .large: 1
    case .fraction(let fraction): Double(fraction)
    case .height(let height): Double(height) / 800
    }
  }
}
