import SwiftSyntax

/// The protocols requested by the arguments of `@Reducer(state: …, action: …)`.
struct ConformanceOptions {
  /// The protocols of the generated state.
  var state: [String] = []
  /// The protocols of the generated actions.
  var action: [String] = []
}

extension AttributeSyntax {
  /// The protocols that the attribute's arguments request.
  var conformanceOptions: ConformanceOptions {
    var options = ConformanceOptions()
    var label = ""
    for argument in arguments?.as(LabeledExprListSyntax.self) ?? [] {
      label = argument.label?.text ?? label
      guard
        let name = argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
        let first = name.first
      else { continue }
      let conformance = "Swift." + first.uppercased() + name.dropFirst()
      if label == "state" { options.state.append(conformance) }
      if label == "action" { options.action.append(conformance) }
    }
    return options
  }
}
