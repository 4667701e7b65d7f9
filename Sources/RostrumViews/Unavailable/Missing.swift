import Foundation

/// A placeholder for the types in the signatures of unavailable declarations.
///
/// Members of SwiftUI that Rostrum lacks are declared as unavailable, so that the compiler reports
/// the missing member at its use. Without a declaration, the compiler would try all meanings of the
/// enclosing view for up to a minute, and then report an error on a different line. A placeholder
/// accepts any argument, such as `.placeholder`, `.regular.interactive()`, a number or an array. No
/// program that compiles contains one.
@dynamicCallable
@dynamicMemberLookup
public struct Missing: Hashable, Sendable {
  /// Makes a placeholder.
  public init() {}

  /// A placeholder for a member.
  ///
  /// - Parameter name: The name of the member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }

  /// Calls the placeholder.
  ///
  /// - Parameter arguments: Any arguments.
  /// - Returns: A placeholder for the result.
  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> Missing { Missing() }
}

/// The moment that an unavailable view of a schedule passes to its content.
public struct MissingMoment: Hashable, Sendable {
  /// The moment.
  public var date: Date { Date() }
  /// How often the moment changes.
  public var cadence: Missing { Missing() }
}

extension Missing: ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByFloatLiteral, ExpressibleByNilLiteral, ExpressibleByStringLiteral
{
  /// Makes a placeholder for an array.
  ///
  /// - Parameter elements: The elements.
  public init(arrayLiteral elements: Missing...) {}

  /// Makes a placeholder for a Boolean.
  ///
  /// - Parameter value: The Boolean.
  public init(booleanLiteral value: Bool) {}

  /// Makes a placeholder for a number.
  ///
  /// - Parameter value: The number.
  public init(floatLiteral value: Double) {}

  /// Makes a placeholder for `nil`.
  ///
  /// - Parameter nilLiteral: Unused.
  public init(nilLiteral: ()) {}

  /// Makes a placeholder for a string.
  ///
  /// - Parameter value: The string.
  public init(stringLiteral value: String) {}
}

// The arguments of chart marks.
extension Missing {
  /// A placeholder for a plottable value.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - value: The value.
  /// - Returns: A placeholder.
  public static func value(_ label: some Any, _ value: some Any) -> Missing { Missing() }
}

// The graphics context of a canvas.
extension Missing {
  /// A placeholder for a shading with a color.
  ///
  /// - Parameter color: The color.
  /// - Returns: A placeholder.
  public static func color(_ color: Color) -> Missing { Missing() }

  /// Fills a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - shading: The shading.
  public func fill(_ path: some Any, with shading: Missing) {}

  /// Strokes a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - shading: The shading.
  ///   - width: The line width.
  public func stroke(_ path: some Any, with shading: Missing, lineWidth width: CGFloat = 1) {}

  /// Draws a view at a point.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - point: The point.
  public func draw(_ content: some Any, at point: CGPoint) {}

  /// Draws a view in a rectangle.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - rect: The rectangle.
  public func draw(_ content: some Any, in rect: CGRect) {}
}

/// The result of an unavailable declaration, which no program reaches.
///
/// - Returns: Nothing.
package func absent<Value>() -> Value {
  preconditionFailure("a declaration that is unavailable was called")
}
