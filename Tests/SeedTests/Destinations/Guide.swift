import RostrumDestinationsClassic
import RostrumScenes

/// The app of the guide to Destinations: a tab bar with colours and notes.
enum Guide {
  typealias PresentationConfiguration = DestinationPresentation<
    DestinationType, ContentType, TabType
  >

  enum DestinationType: RoutableDestinations {
    case home, notes, colorsList, colorDetail
    case tabBar(tabs: [TabType])

    /// The provider of this one makes all tab bars.
    static var tabBar: Self { .tabBar(tabs: []) }

    var rawValue: String {
      if case .tabBar(_) = self { return "tabBar" }
      return "\(self)"
    }
  }

  enum ContentType: ContentTypeable {
    case color(model: ColorModel)
    case note(model: Note)
  }

  enum TabType: String, TabTypeable {
    case home, userNotes, colors

    var tabName: String { rawValue }
    var imageName: String { "star" }
  }
}
