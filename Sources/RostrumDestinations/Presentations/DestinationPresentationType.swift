/// How a destination is presented.
public enum DestinationPresentationType<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  /// A presentation of the same app.
  public typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>

  /// On the nearest navigation stack, or back from there.
  case navigationStack(type: NavigationPresentationType)
  /// In a tab, which is chosen; without a destination the tab is only chosen.
  case tabBar(tab: TabType)
  /// In a column of the nearest split view.
  case splitView(column: SplitViewColumn)
  /// As a child of the current destination, shown with it.
  case addToCurrent
  /// In place of the current destination.
  case replaceCurrent
  /// In place of everything.
  case replaceRoot
  /// Back to the nearest destination of the type that is there already; if there is none, a new
  /// one on the navigation stack.
  case moveToNearest
  /// In a sheet, or away with it.
  case sheet(type: SheetPresentationType, options: SheetPresentationOptions? = nil)
  /// One after the other, for links into the app.
  case destinationPath(path: [Presentation])
  /// As the app itself does it.
  case custom(presentation: CustomPresentation<Presentation>)

  /// The name of the way, for messages.
  public var rawValue: String {
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

  /// A sheet that covers everything.
  public static var fullScreen: Self {
    .sheet(
      type: .present,
      options: SheetPresentationOptions(
        swiftUI: ViewSheetPresentationOptions(presentationMode: .fullscreen)))
  }
}
