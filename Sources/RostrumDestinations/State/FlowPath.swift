import RostrumScenes

/// A path of presentations as a value, for deep links into an app.
///
/// ```swift
/// let path = FlowPath<AppDestination, AppContent, AppTab>(steps: [
///   .init(.tab(.colors)), .init(.push, .colorDetail, content: .color(.red)),
/// ])
/// flow.presentDestination(configuration: path.presentation)
/// ```
///
/// The path is `Codable` and can be converted to a URL if the destinations, the content and the
/// tabs of the app are `Codable`; see ``url(relativeTo:)``.
public struct FlowPath<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: Equatable {
  /// A way to present a destination.
  public enum Way: Equatable {
    /// A push onto the nearest navigation stack.
    case push
    /// A sheet.
    case sheet
    /// A sheet that covers the whole scene.
    case cover
    /// A presentation in a tab, which is selected.
    case tab(TabType)
    /// A presentation in a column of a split view: `sidebar`, `content` or `detail`.
    case column(String)
    /// A replacement of the current destination.
    case replaceCurrent
    /// A replacement of all destinations.
    case replaceRoot
    /// A return to the nearest existing destination of the type.
    case nearest
  }

  /// A presentation of a path.
  public struct Step: Equatable {
    /// The way to present the destination.
    public var way: Way
    /// The destination, or `nil` to only select a tab.
    public var destination: DestinationType?
    /// The content that is passed to the destination.
    public var content: ContentType?

    /// Creates a step.
    ///
    /// - Parameters:
    ///   - way: The way to present the destination.
    ///   - destination: The destination, or `nil` to only select a tab.
    ///   - content: The content that is passed to the destination.
    public init(_ way: Way, _ destination: DestinationType? = nil, content: ContentType? = nil) {
      self.way = way
      self.destination = destination
      self.content = content
    }
  }

  /// The presentations, in order.
  public var steps: [Step]

  /// Creates a path.
  ///
  /// - Parameter steps: The presentations, in order.
  public init(steps: [Step]) {
    self.steps = steps
  }

  /// The presentation of the whole path.
  @MainActor
  public var presentation: DestinationPresentation<DestinationType, ContentType, TabType> {
    DestinationPresentation(
      presentationType: .destinationPath(path: steps.map(\.presentation)), assistantType: .basic)
  }
}

extension FlowPath.Step {
  @MainActor
  var presentation: DestinationPresentation<DestinationType, ContentType, TabType> {
    DestinationPresentation(
      destinationType: destination, presentationType: way.presentationType, contentType: content,
      assistantType: .basic)
  }
}

extension FlowPath.Way {
  @MainActor
  var presentationType: DestinationPresentationType<DestinationType, ContentType, TabType> {
    switch self {
    case .push: .navigationStack(type: .present)
    case .sheet: .sheet(type: .present)
    case .cover: .fullScreen
    case .tab(let tab): .tabBar(tab: tab)
    case .column(let name):
      .splitView(column: SplitViewColumn(swiftUI: NavigationSplitViewColumn.named(name) ?? .detail))
    case .replaceCurrent: .replaceCurrent
    case .replaceRoot: .replaceRoot
    case .nearest: .moveToNearest
    }
  }
}

extension FlowPath: Codable
where DestinationType: Codable, ContentType: Codable, TabType: Codable {}
extension FlowPath.Step: Codable
where DestinationType: Codable, ContentType: Codable, TabType: Codable {}
extension FlowPath.Way: Codable
where DestinationType: Codable, ContentType: Codable, TabType: Codable {}
