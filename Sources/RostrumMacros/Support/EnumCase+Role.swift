import SwiftSyntax

extension EnumCase {
  /// What a case of an enum reducer holds.
  enum Role {
    /// A feature: its type, and the expression that makes its reducer.
    case feature(EnumCaseParameterSyntax, reducer: String)
    /// State that goes away with the first action it sends, and the type of its actions.
    case ephemeral(EnumCaseParameterSyntax, action: String)
    /// Plain data.
    case data([EnumCaseParameterSyntax])
  }

  /// What the case holds, read off its attributes and the type of its value.
  var role: Role {
    guard
      parameters.count == 1, let parameter = parameters.first,
      !attributes.contains(named: "ReducerCaseIgnored")
    else { return .data(parameters) }
    let type = parameter.type.trimmedDescription
    if let action = parameter.type.actionOfEphemeralState {
      return .ephemeral(parameter, action: action)
    }
    if attributes.contains(named: "ReducerCaseEphemeral") {
      return .ephemeral(parameter, action: "\(type).Action")
    }
    let reducer = parameter.defaultValue?.value.trimmedDescription ?? "\(type)()"
    return .feature(parameter, reducer: reducer)
  }
}

extension EnumCase.Role {
  /// The associated values of the case in the reducer's state.
  var statePayload: String? {
    switch self {
    case .feature(let parameter, _): "\(parameter.label)\(parameter.type.trimmed).State"
    case .ephemeral, .data: dataPayload
    }
  }

  /// The associated value of the case in the reducer's actions.
  var actionPayload: String {
    switch self {
    case .feature(let parameter, _): "\(parameter.type.trimmed).Action"
    case .ephemeral(_, let action): action
    case .data: "Swift.Never"
    }
  }

  /// The associated values of the case among the scopes of the reducer's store.
  var scopePayload: String? {
    switch self {
    case .feature(let parameter, _):
      "\(parameter.label)RostrumCore.StoreOf<\(parameter.type.trimmed)>"
    case .ephemeral, .data: dataPayload
    }
  }

  private var dataPayload: String? {
    let parameters =
      switch self {
      case .feature(let parameter, _), .ephemeral(let parameter, _): [parameter]
      case .data(let parameters): parameters
      }
    guard !parameters.isEmpty else { return nil }
    return parameters.map { $0.label + $0.type.trimmedDescription }.joined(separator: ", ")
  }
}

extension TypeSyntax {
  /// The type of the actions of an alert's or a dialog's state; `nil` for any other type.
  fileprivate var actionOfEphemeralState: String? {
    let generic =
      self.as(MemberTypeSyntax.self).map { ($0.name.text, $0.genericArgumentClause) }
      ?? self.as(IdentifierTypeSyntax.self).map { ($0.name.text, $0.genericArgumentClause) }
    guard let (name, arguments) = generic, ["AlertState", "ConfirmationDialogState"].contains(name)
    else { return nil }
    return arguments?.arguments.first?.argument.trimmedDescription ?? "\(trimmed).Action"
  }
}
