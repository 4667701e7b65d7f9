/// A value that can be passed on to another view or program, such as by dragging it.
///
/// ```swift
/// struct Recipe: Codable, Transferable {
///   var title: String
///
///   static var transferRepresentation: some TransferRepresentation {
///     CodableRepresentation(contentType: UTType(exportedAs: "com.example.recipe"))
///     ProxyRepresentation(exporting: \.title)
///   }
/// }
/// ```
///
/// Strings, URLs and data are transferable. Within a scene, a value reaches a place that takes values
/// of its type as it is; other places get it in the first representation that they understand.
public protocol Transferable: Sendable {
  /// The type of the representations.
  associatedtype Representation: TransferRepresentation

  /// How the value is passed on, the best way first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// One or several ways to pass a value on.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the value.
  associatedtype Item: Transferable

  /// The ways; apps don't call or implement it.
  var _forms: TransferForms<Item> { get }
}

/// Combines representations, the best one first.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Takes a representation.
  ///
  /// - Parameter expression: The representation.
  /// - Returns: The representation.
  public static func buildExpression<Content: TransferRepresentation<Item>>(
    _ expression: Content
  ) -> Content {
    expression
  }

  /// Begins with a representation.
  ///
  /// - Parameter first: The representation.
  /// - Returns: The representation.
  public static func buildPartialBlock<Content: TransferRepresentation<Item>>(
    first: Content
  ) -> Content {
    first
  }

  /// Adds a representation.
  ///
  /// - Parameters:
  ///   - accumulated: The representations before it.
  ///   - next: The representation.
  /// - Returns: All of them.
  public static func buildPartialBlock(
    accumulated: some TransferRepresentation<Item>, next: some TransferRepresentation<Item>
  ) -> TransferForms<Item> {
    TransferForms(accumulated._forms, next._forms)
  }
}
