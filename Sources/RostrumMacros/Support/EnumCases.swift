import SwiftSyntax

/// The cases of an enum in source order, including the `#if` conditions around them.
struct EnumCases {
  private indirect enum Entry {
    case single(EnumCase)
    case conditional([(directive: String, cases: EnumCases)])
  }

  private var entries: [Entry] = []

  init(_ members: MemberBlockItemListSyntax) {
    for member in members {
      if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
        for element in declaration.elements {
          entries.append(.single(EnumCase(element, attributes: declaration.attributes)))
        }
      } else if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        entries.append(.conditional(conditional.clauses.map(Self.clause)))
      }
    }
  }

  private static func clause(
    _ clause: IfConfigClauseSyntax
  ) -> (directive: String, cases: EnumCases) {
    let condition = clause.condition.map { " " + $0.trimmedDescription } ?? ""
    let members = clause.elements?.as(MemberBlockItemListSyntax.self) ?? []
    return (clause.poundKeyword.text + condition, EnumCases(members))
  }

  /// The same cases with different associated values.
  ///
  /// - Parameter parameters: Returns the associated values of a case.
  /// - Returns: The cases, under the same conditions.
  func withParameters(_ parameters: (EnumCase) -> [EnumCaseParameter]) -> EnumCases {
    var changed = self
    changed.entries = entries.map { entry in
      switch entry {
      case .single(var enumCase):
        enumCase.parameters = parameters(enumCase)
        return .single(enumCase)
      case .conditional(let clauses):
        return .conditional(clauses.map { ($0, $1.withParameters(parameters)) })
      }
    }
    return changed
  }

  /// All cases, regardless of conditions.
  var all: [EnumCase] {
    entries.flatMap { entry in
      switch entry {
      case .single(let enumCase): [enumCase]
      case .conditional(let clauses): clauses.flatMap(\.cases.all)
      }
    }
  }

  /// The first case whose name repeats that of an earlier one under the same condition.
  var firstOverloaded: EnumCase? {
    var names: Set<String> = []
    for entry in entries {
      switch entry {
      case .single(let enumCase):
        guard names.insert(enumCase.name).inserted else { return enumCase }
      case .conditional(let clauses):
        if let found = clauses.lazy.compactMap(\.cases.firstOverloaded).first { return found }
      }
    }
    return nil
  }

  /// Generates source for each case, with the conditions around it.
  ///
  /// Conditions around nothing are omitted.
  ///
  /// - Parameter write: Returns the source for a case, or `nil` to omit it. It also receives the
  ///   index of the case.
  /// - Returns: The lines, each terminated by a newline.
  func source(_ write: (EnumCase, Int) -> String?) -> String {
    var position = 0
    return source(from: &position, write)
  }

  private func source(from position: inout Int, _ write: (EnumCase, Int) -> String?) -> String {
    var result = ""
    for entry in entries {
      switch entry {
      case .single(let enumCase):
        if let text = write(enumCase, position) { result += text + "\n" }
        position += 1
      case .conditional(let clauses):
        var bodies = clauses.map { clause in
          (directive: clause.directive, body: clause.cases.source(from: &position, write))
        }
        while bodies.last?.body.isEmpty == true { bodies.removeLast() }
        guard !bodies.isEmpty else { continue }
        for (directive, body) in bodies { result += "\(directive)\n\(body)" }
        result += "#endif\n"
      }
    }
    return result
  }
}
