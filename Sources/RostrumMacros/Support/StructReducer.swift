import SwiftDiagnostics
import SwiftSyntax

/// What a struct leaves out of being a reducer.
struct StructReducer {
  private let reducer: StructDeclSyntax

  init(_ reducer: StructDeclSyntax) {
    self.reducer = reducer
  }

  /// The members to add.
  var members: [String] {
    let access = reducer.accessForMembers
    let types = reducer.memberTypeNames.union(genericParameters)
    var members: [String] = []
    if !types.contains("State") {
      members.append(
        "@RostrumCore.ObservableState\n"
          + block(
            "\(access)struct State: "
              + "Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable",
            "\(access)init() {}\n"))
    }
    if !types.contains("Action") {
      members.append(
        """
        @RostrumCases.CasePathable
        \(access)enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {}
        """)
    }
    if reduceMethod == nil, !hasBody {
      members.append(
        block(
          "\(access)var body: RostrumCore.EmptyReducer<Self.State, Self.Action>",
          "RostrumCore.EmptyReducer()\n"))
    }
    return members
  }

  /// The warning about a body that is never used because there is a method, too.
  var hiddenBodyWarning: Diagnostic? {
    guard hasBody, let reduceMethod else { return nil }
    return Diagnostic(
      node: reduceMethod.name,
      message: Complaint(
        "'reduce(into:action:)' takes precedence over 'body', which is never run; "
          + "write one of the two",
        severity: .warning))
  }

  private var genericParameters: [String] {
    reducer.genericParameterClause?.parameters.map(\.name.text) ?? []
  }

  private var hasBody: Bool {
    reducer.memberProperties.contains { $0.propertyName?.text == "body" && !$0.isTypeMember }
  }

  private var reduceMethod: FunctionDeclSyntax? {
    reducer.memberBlock.members.lazy
      .compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .first { method in
        method.name.text == "reduce"
          && method.signature.parameterClause.parameters.map(\.firstName.text) == ["into", "action"]
      }
  }
}
