import RostrumDestinations
import RostrumScenes

/// The areas of the app of these tests; not all of them have a provider.
enum Area: RoutableDestinations, Codable {
  case home, detail, other, stack, split, carousel, notes, colors, viewless, refused, unknown
  case tabs(first: Section)

  var rawValue: String {
    if case .tabs = self { return "tabs" }
    return "\(self)"
  }
}

enum Section: String, TabTypeable, CaseIterable, Codable {
  case first, second, third

  var tabName: String { rawValue }
}

enum Cargo: ContentTypeable, Codable {
  case text(String)
}

enum Event: String, EventTypeable, CaseIterable {
  case push, sheet, cover, back, close, replace, restart, add, tab, choose, column, path, custom
  case nearest, nowhere, ask
}

typealias Presentation = DestinationPresentation<Area, Cargo, Section>
typealias Flow = ViewFlow<Area, Section, Cargo>
typealias AnyDestination = any ViewDestinationable<Area, Cargo, Section>

extension DestinationPresentation<Area, Cargo, Section> {
  /// What a test presents.
  static func go(
    _ way: DestinationPresentationType<Area, Cargo, Section>, to area: Area? = nil,
    _ text: String? = nil, done: (@MainActor (Bool) -> Void)? = nil
  ) -> Presentation {
    Presentation(
      destinationType: area, presentationType: way, contentType: text.map(Cargo.text),
      completionClosure: done)
  }

  static func push(_ area: Area, _ text: String? = nil) -> Presentation {
    go(.navigationStack(type: .present), to: area, text)
  }

  static func sheet(_ area: Area, _ text: String? = nil) -> Presentation {
    go(.sheet(type: .present), to: area, text)
  }

  static var back: Presentation { go(.navigationStack(type: .goBack)) }
  static var close: Presentation { go(.sheet(type: .dismiss)) }
}
