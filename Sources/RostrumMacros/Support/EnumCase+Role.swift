import SwiftSyntax

extension EnumCase {
  /// The kind of content of an enum reducer's case.
  enum Role {
    /// A feature: its type, and the expression that makes its reducer.
    case feature(EnumCaseParameter, reducer: String)
    /// Ephemeral state, and the type of its actions.
    case ephemeral(EnumCaseParameter, action: String)
    /// Plain data.
    case data([EnumCaseParameter])
  }

  /// The kind of content, determined from the case's attributes and the type of its value.
  var role: Role {
    guard parameters.count == 1, let parameter = parameters.first, !isIgnored else {
      return .data(parameters)
    }
    if let action = parameter.syntax?.actionOfEphemeralState {
      return .ephemeral(parameter, action: action)
    }
    if attributes.contains(named: "ReducerCaseEphemeral") {
      return .ephemeral(parameter, action: "\(parameter.type).Action")
    }
    return .feature(parameter, reducer: parameter.defaultValue ?? "\(parameter.type)()")
  }
}

extension EnumCase {
  /// The kind of content in a reducer whose actions are declared by hand.
  ///
  /// An alert without a reducer still has actions if the action enum has a case for it.
  ///
  /// - Parameter actions: The cases of the action enum.
  /// - Returns: The kind of content.
  func role(answeredBy actions: EnumCases) -> Role {
    guard
      isIgnored, parameters.count == 1, let parameter = parameters.first,
      parameter.syntax?.actionOfEphemeralState != nil,
      let answer = actions.all.first(where: { $0.name == name }), answer.parameters.count == 1
    else { return role }
    return .ephemeral(parameter, action: answer.parameters[0].type)
  }

  private var isIgnored: Bool { attributes.contains(named: "ReducerCaseIgnored") }
}

extension EnumCase.Role {
  /// The associated values of the case in the state enum.
  var state: [EnumCaseParameter] {
    replacingFeature { "\($0).State" }
  }

  /// The associated value of the case in the action enum.
  var action: [EnumCaseParameter] {
    let type =
      switch self {
      case .feature(let parameter, _): "\(parameter.type).Action"
      case .ephemeral(_, let action): action
      case .data: "Swift.Never"
      }
    return [EnumCaseParameter(type: type)]
  }

  /// The associated values of the case in the store's `CaseScope`.
  var scope: [EnumCaseParameter] {
    guard case .ephemeral(var parameter, let action) = self else {
      return replacingFeature { "RostrumCore.Store<\($0).State, \($0).Action>" }
    }
    parameter.type = "RostrumCore.Store<\(parameter.type), \(action)>"
    return [parameter]
  }

  private func replacingFeature(_ type: (String) -> String) -> [EnumCaseParameter] {
    switch self {
    case .feature(var parameter, _):
      parameter.type = type(parameter.type)
      return [parameter]
    case .ephemeral(let parameter, _): return [parameter]
    case .data(let parameters): return parameters
    }
  }
}

extension TypeSyntax {
  /// The action type of an alert's or a confirmation dialog's state, or `nil` for any other type.
  fileprivate var actionOfEphemeralState: String? {
    let generic =
      self.as(MemberTypeSyntax.self).map { ($0.name.text, $0.genericArgumentClause) }
      ?? self.as(IdentifierTypeSyntax.self).map { ($0.name.text, $0.genericArgumentClause) }
    guard let (name, arguments) = generic, ["AlertState", "ConfirmationDialogState"].contains(name)
    else { return nil }
    return arguments?.arguments.first?.argument.trimmedDescription ?? "\(trimmed).Action"
  }
}
