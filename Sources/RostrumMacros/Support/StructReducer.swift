import SwiftDiagnostics
import SwiftSyntax

/// The members that a struct reducer omits.
struct StructReducer {
  private let reducer: StructDeclSyntax
  /// The name of the reducer around this one.
  private let outer: String?

  /// Reads the declaration of a reducer.
  ///
  /// - Parameters:
  ///   - reducer: The struct.
  ///   - context: The declarations around it, innermost first.
  init(_ reducer: StructDeclSyntax, in context: [Syntax] = []) {
    self.reducer = reducer
    outer = context.first?.asProtocol((any DeclGroupSyntax).self).flatMap { type in
      type.attributes.contains(named: "Reducer") ? type.kindAndName?.name.text : nil
    }
  }

  /// The members to add.
  var members: [String] {
    let access = reducer.accessForMembers
    let types = reducer.memberTypeNames.union(genericParameters)
    var members: [String] = []
    let spelled = BodyTypes(body, method: reduceMethod, in: outer)
    if !types.contains("State"), !spelled.areInferred {
      members.append(spelled.state.map { "\(access)typealias State = \($0)" } ?? emptyState)
    }
    if !types.contains("Action"), !spelled.areInferred {
      members.append(spelled.action.map { "\(access)typealias Action = \($0)" } ?? emptyAction)
    }
    if hasBody, reduceMethod != nil { members.append(workOfMethod(access)) }
    return members
  }

  /// Whether the braces of the struct contain a body or a method.
  ///
  /// An extension, which a macro can't see, may contain them instead.
  var hasWork: Bool { hasBody || reduceMethod != nil }

  /// The source of a `_$work` that runs the method, and not the body, if there are both.
  private func workOfMethod(_ access: String) -> String {
    block(
      "\(access)func _$work() -> RostrumCore.ReducerWork<Self.State, Self.Action>",
      "{ self.reduce(into: &$0, action: $1) }\n")
  }

  private var emptyState: String {
    let access = reducer.accessForMembers
    let conformances =
      "RostrumCore.ObservableState,\n  "
      + "Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable"
    let members =
      ["\(access)init() {}"] + ObservableStruct(access: access).members
      + ["private nonisolated enum CodingKeys: Swift.CodingKey {}"]
    return block(
      "\(access)struct State:\n  \(conformances)",
      members.map { $0 + "\n" }.joined())
  }

  private var emptyAction: String {
    let access = reducer.accessForMembers
    let members = CasePaths(of: "Action", access: access, cases: EnumCases([])).members
    return block(
      "\(access)nonisolated enum Action: "
        + "RostrumCases.CasePathable, RostrumCases.CasePathIterable,\n  "
        + "Swift.Equatable, Swift.Hashable, Swift.Sendable",
      members.map { $0 + "\n" }.joined())
  }

  /// The warning about a body that never runs because there is a method too.
  var hiddenBodyWarning: Diagnostic? {
    guard hasBody, let reduceMethod else { return nil }
    return Diagnostic(
      node: reduceMethod.name,
      message: Complaint(
        "'reduce(into:action:)' takes precedence over 'body', which never runs; "
          + "write one of the two",
        severity: .warning))
  }

  private var genericParameters: [String] {
    reducer.genericParameterClause?.parameters.map(\.name.text) ?? []
  }

  private var hasBody: Bool { body != nil }

  private var body: VariableDeclSyntax? {
    reducer.memberProperties.first { $0.propertyName?.text == "body" && !$0.isTypeMember }
  }

  private var reduceMethod: FunctionDeclSyntax? {
    reducer.memberBlock.members.lazy
      .compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .first { method in
        method.name.text == "reduce"
          && method.signature.parameterClause.parameters.map(\.firstName.text)
            == ["into", "action"]
      }
  }
}
