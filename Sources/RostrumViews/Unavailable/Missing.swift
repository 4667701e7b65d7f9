import Foundation

/// What members take and give that SwiftUI has and Rostrum does not.
///
/// Such members are declared as unavailable, so that the compiler names the member that is missing,
/// where it stands. Without a declaration it would try everything that the view around it could mean, for
/// a minute, and then point at another line. A value stands for whatever a call says: `.placeholder`,
/// `.regular.interactive()`, a number or a list. No program that compiles has one.
@dynamicCallable
@dynamicMemberLookup
public struct Missing: Hashable, Sendable {
  /// A value for what isn't there.
  public init() {}

  /// A part of what isn't there.
  ///
  /// - Parameter name: Its name.
  public subscript(dynamicMember name: String) -> Missing { Missing() }

  /// Calls what isn't there.
  ///
  /// - Parameter arguments: Anything.
  /// - Returns: What isn't there either.
  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> Missing { Missing() }
}

extension Missing: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
}

extension Missing: ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByFloatLiteral, ExpressibleByNilLiteral, ExpressibleByStringLiteral
{
  /// Takes a list.
  ///
  /// - Parameter elements: The elements.
  public init(arrayLiteral elements: Missing...) {}

  /// Takes a flag.
  ///
  /// - Parameter value: The flag.
  public init(booleanLiteral value: Bool) {}

  /// Takes a number.
  ///
  /// - Parameter value: The number.
  public init(floatLiteral value: Double) {}

  /// Takes `nil`.
  ///
  /// - Parameter nilLiteral: Nothing.
  public init(nilLiteral: ()) {}

  /// Takes a text.
  ///
  /// - Parameter value: The text.
  public init(stringLiteral value: String) {}
}

/// What is said to marks of a chart.
extension Missing {
  /// A value with its label.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - value: The value.
  /// - Returns: What isn't there.
  public static func value(_ label: some Any, _ value: some Any) -> Missing { Missing() }
}

/// What is said to the context of a drawing, and how it is said.
extension Missing {
  /// Fills with a color.
  ///
  /// - Parameter color: The color.
  /// - Returns: What isn't there.
  public static func color(_ color: Color) -> Missing { Missing() }

  /// Fills a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - shading: What with.
  public func fill(_ path: some Any, with shading: Missing) {}

  /// Draws the outline of a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - shading: What with.
  ///   - width: How wide.
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
