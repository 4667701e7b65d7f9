/// A type that describes how a destination is presented.
@MainActor
public protocol DestinationPresentationTypeable {
  /// The name of the presentation in messages.
  nonisolated var rawValue: String { get }
}

/// How a destination is presented.
public enum DestinationPresentationType<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: DestinationPresentationTypeable {
  /// A push onto the nearest navigation stack, or a step back on it.
  case navigationStack(type: NavigationPresentationType)
  /// A presentation in a tab, which is selected; without a destination, the tab is only selected.
  case tabBar(tab: TabType)
  /// A presentation in a column of the nearest split view.
  case splitView(column: SplitViewColumn)
  /// A child of the current destination, shown beside it.
  case addToCurrent
  /// A replacement of the current destination.
  case replaceCurrent
  /// A replacement of all destinations.
  case replaceRoot
  /// A return to the nearest existing destination of the type; if there isn't one, a push.
  case moveToNearest
  /// A sheet, or its dismissal.
  case sheet(type: SheetPresentationType, options: SheetPresentationOptions? = nil)
  /// Several presentations in order, as for a deep link.
  case destinationPath(path: [DestinationPresentation<DestinationType, ContentType, TabType>])
  /// A presentation that the app performs itself.
  case custom(presentation: CustomPresentation<DestinationType, ContentType, TabType>)

  /// The name of the presentation in messages.
  public nonisolated var rawValue: String {
    switch self {
    case .navigationStack(.present): "navigationStack"
    case .navigationStack(.goBack): "navigationStack(goBack)"
    case .tabBar: "tabBar"
    case .splitView: "splitView"
    case .addToCurrent: "addToCurrent"
    case .replaceCurrent: "replaceCurrent"
    case .replaceRoot: "replaceRoot"
    case .moveToNearest: "moveToNearest"
    case .sheet(.present, _): "sheet"
    case .sheet(.dismiss, _): "sheet(dismiss)"
    case .destinationPath: "destinationPath"
    case .custom: "custom"
    }
  }

  /// A sheet that covers the whole scene.
  public static var fullScreen: Self {
    .sheet(
      type: .present,
      options: SheetPresentationOptions(
        swiftUI: ViewSheetPresentationOptions(presentationMode: .fullscreen)))
  }
}

extension DestinationPresentationType: Equatable {
  /// Whether two presentation types are equal, including their tabs, columns, options and paths.
  public nonisolated static func == (first: Self, second: Self) -> Bool {
    switch (first, second) {
    case (.navigationStack(let first), .navigationStack(let second)): first == second
    case (.tabBar(let first), .tabBar(let second)): first == second
    case (.splitView(let first), .splitView(let second)): first == second
    case (.sheet(let first, let options), .sheet(let second, let others)):
      first == second && options == others
    case (.destinationPath(let first), .destinationPath(let second)): first == second
    case (.custom(let first), .custom(let second)): first.id == second.id
    case (.addToCurrent, .addToCurrent), (.replaceCurrent, .replaceCurrent),
      (.replaceRoot, .replaceRoot), (.moveToNearest, .moveToNearest):
      true
    default: false
    }
  }
}
