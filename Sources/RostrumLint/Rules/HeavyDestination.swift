import SwiftSyntax

/// A destination enumeration that carries models.
enum HeavyDestination: Rule {
  static let name = "heavyDestination"
  static let summary = "Give a destination the identifier of a model, not the model."
  static let explanation = """
    A destination with a whole model shows a copy that goes stale, or shares an object that someone else \
    changes; it is hard to store, to link to and to compare. An identifier is small, stays true, and lets the \
    screen ask for what is current.

    The rule sees enumerations that are `Identifiable`, are no reducers, and whose name ends with \
    `Destination` or `Sheet`. An associated value is heavy if its type is declared in the same file and is \
    an observable class, or an identifiable structure with at least as many stored properties as the option \
    `properties` says.
    """
  static let bad = """
    @Observable final class BookModel {
      var isbn = ""
      var title = ""
    }

    enum SheetDestination: Identifiable {
      case settings
      case book(BookModel)

      var id: String {
        switch self {
        case .settings: "settings"
        case .book(let book): book.isbn
        }
      }
    }
    """
  static let good = """
    @Observable final class BookModel {
      var isbn = ""
      var title = ""
    }

    enum SheetDestination: Identifiable {
      case settings
      case book(isbn: String)

      var id: String {
        switch self {
        case .settings: "settings"
        case .book(let isbn): isbn
        }
      }
    }
    """
  static let words = ["Identifiable"]
  static let options: [String: OptionValue] = ["properties": .number(6)]

  static func check(_ source: SourceModel, _ report: inout Report) {
    let limit = report.number("properties")
    for scope in source.scopes where scope.kind == .enumeration && !scope.isReducer {
      let name = scope.lastName
      guard name.hasSuffix("Destination") || name.hasSuffix("Sheet"), scope.inherits("Identifiable")
      else { continue }
      for element in scope.cases {
        for type in element.types {
          let written = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
          guard let payload = source.type(written.trimmedDescription, in: scope) else { continue }
          let stored = payload.properties.filter { $0.isStored && !$0.isStatic }.count
          let isHeavy =
            payload.isObservable
            || payload.kind == .structure && payload.inherits("Identifiable") && stored >= limit
          guard isHeavy else { continue }
          report.add(
            "`\(element.name)` carries all of `\(payload.name)`: an identifier would do, and stays true",
            at: type)
        }
      }
    }
  }
}
