import SwiftSyntax

/// Several screens that can be presented at once.
enum ExclusivePresents: Rule {
  static let name = "exclusivePresents"
  static let summary = "Present one of several screens by one `@Presents var destination`."
  static let explanation = """
    Two optional screens have four states, of which a view can show three: one screen covers the other, or \
    isn't shown at all. An enumeration of destinations says that there is one, and a change from one to the \
    other is one assignment.

    The rule counts the properties with `@Presents` or `@PresentationState` of one type, without alerts and \
    dialogs, which may be above a screen. The option `maximum` says how many may be.
    """
  static let bad = """
    @Reducer struct Library {
      struct State {
        @Presents var editor: EditBook.State?
        @Presents var settings: Settings.State?
      }
    }
    """
  static let good = """
    @Reducer struct Library {
      @Reducer enum Destination {
        case editor(EditBook)
        case settings(Settings)
      }
      struct State {
        @Presents var destination: Destination.State?
      }
    }
    """
  static let words = ["Presents", "PresentationState"]
  static let options: [String: OptionValue] = ["maximum": .number(1)]

  static func check(_ source: SourceModel, _ report: inout Report) {
    let maximum = report.number("maximum")
    for scope in source.scopes {
      let screens = scope.properties.filter {
        $0.isPresented && $0.typeName.hasSuffix(".State?") && !$0.isAlternative
      }
      guard screens.count > maximum else { continue }
      let names = screens.map { "`\($0.name)`" }.joined(separator: ", ")
      report.add(
        "\(names) can all be presented at once: make them cases of one destination",
        at: screens[maximum].token)
    }
  }
}

extension Property {
  /// Whether the property holds what is presented.
  var isPresented: Bool {
    attributes.contains("Presents") || attributes.contains("PresentationState")
  }

  /// Whether the property is in a branch of an `#if` that is compiled instead of the first one.
  fileprivate var isAlternative: Bool {
    guard let clause = declaration.nearest(IfConfigClauseSyntax.self) else { return false }
    return clause.parent?.as(IfConfigClauseListSyntax.self)?.first?.id != clause.id
  }
}
