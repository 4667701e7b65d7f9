import SwiftSyntax

/// A type of focus that can't be compared.
enum FocusHashable: Rule {
  static let name = "focusHashable"
  static let level = Level.error
  static let summary = "Make the type of a focus `Hashable`."
  static let explanation = """
    `@FocusState` finds the field by its value, so the value has to be `Hashable`. An enumeration without \
    associated values is, by itself; one with them has to say so, and what the compiler reports otherwise is \
    far from the cause.

    The rule sees `@FocusState` properties whose type is declared in the same file, by an enumeration with \
    associated values or by a structure, and that no extension in the files that are linted together makes \
    `Hashable`. The fix adds the conformance to the declaration.
    """
  static let bad = """
    struct EditBook: View {
      enum Field {
        case title
        case author(Int)
      }
      @FocusState private var focus: Field?
    }
    """
  static let good = """
    struct EditBook: View {
      enum Field: Hashable {
        case title
        case author(Int)
      }
      @FocusState private var focus: Field?
    }
    """
  static let words = ["FocusState", "Hashable"]

  static func check(_ source: SourceModel, _ report: inout Report) {
    for scope in source.scopes where scope.inherits("Hashable") {
      report.state("hashable \(scope.lastName)")
    }
    for scope in source.scopes {
      for property in scope.properties where property.attributes.contains("FocusState") {
        guard let type = property.type?.as(OptionalTypeSyntax.self)?.wrappedType ?? property.type,
          let focus = source.type(type.trimmedDescription, in: scope), let token = focus.nameToken,
          focus.needsConformance
        else { continue }
        report.add(
          "`\(focus.name)` is the type of a focus: make it `Hashable`", at: token,
          fix: focus.inherited.isEmpty && focus.isGeneric == false
            ? [.insert(": Hashable", after: token)] : [],
          unless: ["hashable \(focus.lastName)"])
      }
    }
  }
}

extension TypeScope {
  /// Whether the type isn't `Hashable` by itself.
  fileprivate var needsConformance: Bool {
    // What it inherits otherwise may be a protocol that is `Hashable`.
    guard inherited.allSatisfy(Self.known.contains) else { return false }
    return kind == .structure || kind == .enumeration && cases.contains { !$0.types.isEmpty }
  }

  fileprivate var isGeneric: Bool {
    declaration?.as(EnumDeclSyntax.self)?.genericParameterClause != nil
      || declaration?.as(StructDeclSyntax.self)?.genericParameterClause != nil
  }

  private static let known: Set = [
    "Equatable", "Sendable", "CaseIterable", "Codable", "Identifiable",
  ]
}
