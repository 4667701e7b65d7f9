public import Foundation

/// A type that identifies an alignment, and has its default guide.
///
/// ```swift
/// enum Third: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
/// }
///
/// extension VerticalAlignment {
///   static let third = VerticalAlignment(Third.self)
/// }
/// ```
public protocol AlignmentID: SendableMetatype {
  /// Returns the guide of a view without one of its own.
  ///
  /// - Parameter context: The size and the other guides of the view.
  /// - Returns: The distance from the leading edge or from the top, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The key of an alignment guide.
package struct AlignmentKey: Hashable, Sendable {
  /// The axis along which views are aligned.
  package let axis: Axis
  /// The type with the default guide.
  package let id: any AlignmentID.Type

  /// The alignment, unless it is an app's.
  package var standard: StandardAlignment? {
    switch ObjectIdentifier(id) {
    case ObjectIdentifier(StartAlignment.self): .start
    case ObjectIdentifier(CenterAlignment.self): .center
    case ObjectIdentifier(EndAlignment.self): .end
    case ObjectIdentifier(FirstBaselineAlignment.self): .firstTextBaseline
    case ObjectIdentifier(LastBaselineAlignment.self): .lastTextBaseline
    default: nil
    }
  }
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.axis == rhs.axis && ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(ObjectIdentifier(id))
  }
}

/// The alignments that aren't an app's.
package enum StandardAlignment: Hashable, Sendable {
  /// At the leading edge, or at the top.
  case start
  /// Centred.
  case center
  /// At the trailing edge, or at the bottom.
  case end
  /// By the first or last lines of text.
  case firstTextBaseline, lastTextBaseline

  /// Whether a text determines the guide.
  package var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }

  /// The default guide in a view of a length.
  package func guide(in length: Double) -> Double {
    switch self {
    case .start: 0
    case .center: length / 2
    case .end, .firstTextBaseline, .lastTextBaseline: length
    }
  }
}

// The engine computes the guides of these by their `StandardAlignment`.

enum StartAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum CenterAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum EndAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum FirstBaselineAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum LastBaselineAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
