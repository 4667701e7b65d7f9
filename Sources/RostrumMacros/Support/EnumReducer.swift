import SwiftSyntax

/// What makes an enum of features one feature: its state, its actions, its body and its scopes.
struct EnumReducer {
  private let reducer: EnumDeclSyntax
  private let access: String
  private let cases: EnumCases
  private let options: ConformanceOptions

  init(_ reducer: EnumDeclSyntax, options: ConformanceOptions) {
    self.reducer = reducer
    self.access = reducer.accessForMembers
    self.cases = EnumCases(reducer.memberBlock.members)
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
    let lines = cases.source { enumCase, _ in
      enumCase.declaration(payload: enumCase.role.statePayload)
    }
    let conformances = ["RostrumCore.CaseReducerState"] + options.state
    return """
      @RostrumCases.CasePathable
      @dynamicMemberLookup
      @RostrumCore.ObservableState

      """
      + block(
        "\(access)enum State: \(conformances.joined(separator: ", "))",
        "\(access)typealias StateReducer = \(reducer.name.trimmed)\n" + lines)
  }

  private var action: String {
    let lines = cases.source { enumCase, _ in
      enumCase.declaration(payload: enumCase.role.actionPayload)
    }
    let conformances = options.action.isEmpty ? "" : ": " + options.action.joined(separator: ", ")
    return "@RostrumCases.CasePathable\n" + block("\(access)enum Action\(conformances)", lines)
  }

  private var body: String {
    let lines = cases.source { enumCase, _ in
      guard case .feature(_, let reducer) = enumCase.role else { return nil }
      let (name, head) = (enumCase.name, "RostrumCore.Scope")
      return block(
        "\(head)(state: \\Self.State.Cases.\(name), action: \\Self.Action.Cases.\(name))",
        reducer + "\n")
    }
    return "@RostrumCore.ReducerBuilder<Self.State, Self.Action>\n"
      + block(
        "\(access)static var body: some RostrumCore.Reducer<Self.State, Self.Action>",
        lines.isEmpty ? "RostrumCore.EmptyReducer<Self.State, Self.Action>()\n" : lines)
  }

  private var caseScope: String {
    let lines = cases.source { enumCase, _ in
      enumCase.declaration(payload: enumCase.role.scopePayload)
    }
    return "@RostrumCases.CasePathable\n@dynamicMemberLookup\n"
      + block("\(access)enum CaseScope", lines)
  }

  private var scope: String {
    let branches = cases.source { enumCase, _ in
      let name = enumCase.name
      guard case .feature = enumCase.role else {
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
        "\(access)static func scope("
          + "_ store: RostrumCore.Store<Self.State, Self.Action>) -> CaseScope",
        block("switch store.state", branches) + "\n")
  }
}
