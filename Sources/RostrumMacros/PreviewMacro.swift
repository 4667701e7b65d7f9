import SwiftSyntax
import SwiftSyntaxMacros

/// Leaves a record of a preview in a section of programs for development.
///
/// A tool or a test finds the records without a list of them, and without running code of modules
/// that it doesn't ask for. A release build has neither the record nor the preview.
enum PreviewMacro: DeclarationMacro, PlainMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let body = PreviewBody(node) else { return [] }
    let state = context.makeUniqueName("state").text
    let arguments =
      ["to: $0"]
      + node.arguments.filter { $0.label?.text != "body" }
      .map { $0.with(\.trailingComma, nil).trimmedDescription }
      + [
        "file: \(context.source(.fileID, of: node))",
        "path: \(context.source(.filePath, of: node))", "line: \(context.line(of: node))",
        "body: \(body.source(stateNamed: state))",
      ]
    let record = """
      #if objectFormat(MachO)
      @section("__DATA_CONST,rostrum_previews")
      #else
      @section("rostrum_previews")
      #endif
      @used
      nonisolated static let record: RostrumViews.PreviewRecord = (
        1,
        {
          RostrumViews.PreviewSource.write(
      \(arguments.joined(separator: ",\n").indented.indented.indented))
        }
      )

      """
    let name = context.makeUniqueName("preview").text
    // NB: The condition is within the type, because Swift places attributes of the macro's use, such as
    // `@available(iOS 17, *)`, directly before the declaration.
    return [block("enum \(name)", "#if DEBUG\n\(record)#endif\n").declaration]
  }
}

extension MacroExpansionContext {
  /// The source of a literal with the file of a node.
  fileprivate func source(
    _ mode: SourceLocationFilePathMode, of node: some SyntaxProtocol
  ) -> String {
    location(of: node, at: .afterLeadingTrivia, filePathMode: mode)?.file.trimmedDescription
      ?? #""""#
  }

  /// The source of a literal with the line of a node.
  fileprivate func line(of node: some SyntaxProtocol) -> String {
    location(of: node)?.line.trimmedDescription ?? "1"
  }
}

/// What creates the view of a preview.
private struct PreviewBody {
  private let function: ExprSyntax
  private let statements: [CodeBlockItemSyntax]
  /// The properties that `@Previewable` marks, as members of a view.
  private let properties: [String]

  /// Finds the closure or function of a preview.
  init?(_ node: some FreestandingMacroExpansionSyntax) {
    let argument = node.arguments.first { $0.label?.text == "body" }?.expression
    guard let function = node.trailingClosure.map({ ExprSyntax($0) }) ?? argument else {
      return nil
    }
    self.function = function.trimmed
    let items = function.as(ClosureExprSyntax.self)?.statements ?? []
    properties = items.compactMap { $0.previewable }
    statements = items.filter { $0.previewable == nil }
  }

  /// The source of an expression for a function that creates the view.
  ///
  /// - Parameter name: The name of the view that has the properties.
  /// - Returns: The source of a closure, or of the function itself.
  func source(stateNamed name: String) -> String {
    guard !properties.isEmpty else { return function.description }
    let body = statements.map { $0.trimmedDescription + "\n" }.joined()
    let members = properties.joined() + block("@RostrumViews.ViewBuilder var body: some View", body)
    let view = block("struct \(name): RostrumViews.View", members + "\n")
    return "{\n" + "\(view)\nreturn \(name)()\n".indented + "}"
  }
}

extension CodeBlockItemSyntax {
  /// The source of a property that `@Previewable` marks, as a member of a view.
  fileprivate var previewable: String? {
    guard
      let variable = item.as(VariableDeclSyntax.self),
      variable.attributes.contains(named: "Previewable")
    else { return nil }
    let attributes = variable.attributes.source(without: ["Previewable"])
    return attributes + variable.with(\.attributes, []).trimmedDescription + "\n"
  }
}
