import SwiftSyntax

/// The generated members of an enum reducer: its state, its actions, its body and its scopes.
///
/// NB: The generated types carry no macro attributes; the expansions of those macros are inlined.
/// The compiler (Swift 6.3) expands nested extension macros so late that it sometimes crashes.
struct EnumReducer {
  private let reducer: EnumDeclSyntax
  private let access: String
  private let cases: EnumCases
  /// The cases of the action enum, if it is declared by hand.
  private let actions: EnumCases
  private let options: ConformanceOptions

  init(_ reducer: EnumDeclSyntax, options: ConformanceOptions) {
    self.reducer = reducer
    self.access = reducer.accessForMembers
    self.cases = EnumCases(reducer.memberBlock.members)
    self.actions = EnumCases(reducer.actionMembers)
    self.options = options
  }

  /// The members to add.
  var members: [String] {
    let types = reducer.memberTypeNames
    let properties = reducer.memberProperties.compactMap(\.propertyName?.text)
    var members: [String] = []
    if !types.contains("State") { members.append(state) }
    if !types.contains("Action") { members.append(action) }
    if !properties.contains("body") { members.append(body) }
    if !types.contains("CaseScope") { members += [caseScope, scope] }
    return members
  }

  private var state: String {
    let conformances =
      [
        casePathable, "RostrumCore.CaseReducerState", "RostrumCore.ObservableState",
        "RostrumPresentation._PresentedIdentifiable",
      ] + options.state
    let cases = cases.withParameters(\.role.state)
    return "@dynamicMemberLookup\n"
      + block(
        "\(head)enum State:\n  " + conformances.joined(separator: ",\n  "),
        "\(access)typealias StateReducer = \(reducer.name.trimmed)\n"
          + "\(access)static var _$body: StateReducer.Body { StateReducer.body }\n"
          + declarations(of: cases)
          + lines(
            CasePaths(of: "State", access: access, cases: cases).members
              + ObservableEnum(access: access, cases: cases).members
              + [PresentedEnum(access: access, cases: cases).identity]))
  }

  private var action: String {
    let conformances = [casePathable] + options.action
    let cases = cases.withParameters(\.role.action)
    return block(
      "\(head)enum Action: \(conformances.joined(separator: ", "))",
      declarations(of: cases)
        + lines(CasePaths(of: "Action", access: access, cases: cases).members))
  }

  // NB: Explicitly nonisolated, because the state and actions may be isolated, like their contents.
  private var casePathable: String {
    "nonisolated RostrumCases.CasePathable, nonisolated RostrumCases.CasePathIterable"
  }

  /// The body, with an explicit type rather than an opaque one.
  ///
  /// The compiler would have to look into opaque types, and recursive enum reducers would be
  /// circular.
  private var body: String {
    let lines = cases.source { enumCase, _ in
      guard case .feature(_, let reducer) = enumCase.role else { return nil }
      let (name, head) = (enumCase.name, "RostrumCore.Scope")
      return block(
        "\(head)(\n  state: \\Self.State.Cases.\(name),\n  action: \\Self.Action.Cases.\(name))",
        reducer + "\n")
    }
    let type = "RostrumCore.Reduce<Self.State, Self.Action>"
    let head = "\(access)static var body: \(type)"
    guard !lines.isEmpty else { return block(head, "\(type) { _, _ in .none }\n") }
    return block(
      head,
      "@RostrumCore.ReducerBuilder<Self.State, Self.Action>\n"
        + block("var cases: some RostrumCore.Reducer<Self.State, Self.Action>", lines)
        + "\nreturn \(type)(cases)\n")
  }

  private var caseScope: String {
    let cases = cases.withParameters { $0.role(answeredBy: actions).scope }
    return "@dynamicMemberLookup\n"
      + block(
        "\(access)nonisolated enum CaseScope: RostrumCases.CasePathable, RostrumCases.CasePathIterable",
        declarations(of: cases)
          + lines(CasePaths(of: "CaseScope", access: access, cases: cases).members))
  }

  private var scope: String {
    let branches = cases.source { enumCase, _ in
      let name = enumCase.name
      if case .data = enumCase.role(answeredBy: actions) {
        return """
          case \(enumCase.pattern):
            return \(enumCase.construction(of: enumCase.bindings))
          """
      }
      let child = "store.scope(state: \\.\(name), action: \\.\(name))!"
      return """
        case .\(name):
          return \(enumCase.construction(of: [child]))
        """
    }
    return "@MainActor\n"
      + block(
        "\(access)static func scope(\n  "
          + "_ store: RostrumCore.Store<Self.State, Self.Action>\n) -> CaseScope",
        switchOver("store.state", branches))
  }

  /// The modifiers of the state and action enums.
  private var head: String {
    let isIndirect = reducer.modifiers.contains { $0.name.tokenKind == .keyword(.indirect) }
    return access + (reducer.isNonisolated ? "nonisolated " : "") + (isIndirect ? "indirect " : "")
  }

  private func declarations(of cases: EnumCases) -> String {
    cases.source { enumCase, _ in enumCase.declaration }
  }

  private func lines(_ members: [String]) -> String {
    members.map { $0 + "\n" }.joined()
  }
}

extension EnumDeclSyntax {
  /// The members of the nested action enum, if there is one.
  fileprivate var actionMembers: MemberBlockItemListSyntax {
    let actions = memberBlock.members.lazy
      .compactMap { $0.decl.as(EnumDeclSyntax.self) }
      .first { $0.name.text == "Action" }
    return actions?.memberBlock.members ?? []
  }
}
