import Foundation
import RostrumDestinations

/// The destinations of the app.
public enum AppDestination: RoutableDestinations, Codable {
  case tabs
  case colors, colorDetail, colorCard, swatch
  case browse, pick
  case notes
  case counter

  /// The name of the destination.
  public var rawValue: String { "\(self)" }
}

/// The content that is passed to destinations.
public enum AppContent: ContentTypeable, Codable {
  case color(ColorModel)
  case note(String)
  case isLarge(Bool)
}

/// The tabs of the app.
public enum AppTab: String, TabTypeable, CaseIterable, Codable {
  case colors, browse, notes, counter

  /// The label of the tab.
  public var tabName: String { rawValue.capitalized }

  var symbol: String {
    switch self {
    case .colors: "paintpalette"
    case .browse: "sidebar.left"
    case .notes: "note.text"
    case .counter: "timer"
    }
  }

  var destination: AppDestination {
    switch self {
    case .colors: .colors
    case .browse: .browse
    case .notes: .notes
    case .counter: .counter
    }
  }
}

/// Short names for the associated types of the app.
///
/// Views, providers and assistants conform to this protocol.
public protocol DestinationTypes {
  typealias DestinationType = AppDestination
  typealias ContentType = AppContent
  typealias TabType = AppTab
  typealias PresentationConfiguration = DestinationPresentation<AppDestination, AppContent, AppTab>
}

/// The flow of the app.
public typealias AppFlow = ViewFlow<AppDestination, AppTab, AppContent>
/// A link into the app.
public typealias AppPath = FlowPath<AppDestination, AppContent, AppTab>
