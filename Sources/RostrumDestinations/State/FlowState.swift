import RostrumViews

/// The state of a flow as a value: which destination is where, at any depth.
///
/// ```swift
/// let saved = try JSONEncoder().encode(flow.state)
/// try flow.restore(JSONDecoder().decode(AppFlow.State.self, from: saved))
/// ```
///
/// It is `Codable` if the destinations, the content and the tabs of the app are. Destinations of
/// custom presentations aren't part of it.
public struct FlowState<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: Equatable {
  /// The destination in a tab.
  public struct Tab: Equatable {
    /// The tab.
    public var tab: TabType
    /// The destination in the tab, with everything in it.
    public var destination: FlowState
  }

  /// The destination in a column of a split view.
  public struct Column: Equatable {
    /// The name of the column: `sidebar`, `content` or `detail`.
    public var column: String
    /// The destination in the column, with everything in it.
    public var destination: FlowState
  }

  /// The destination in a sheet.
  public struct Sheet: Equatable {
    /// The extent of the sheet.
    public var mode: ViewSheetPresentationOptions.PresentationMode
    /// The destination in the sheet, with everything in it.
    public var destination: FlowState
  }

  /// The type of the destination.
  public var type: DestinationType
  /// The content with which it was presented.
  public var content: ContentType?
  /// The destinations on its navigation stack.
  public var stack: [FlowState] = []
  /// The destinations in its tabs.
  public var tabs: [Tab] = []
  /// The selected tab.
  public var selectedTab: TabType?
  /// The destinations in its columns.
  public var columns: [Column] = []
  /// The name of the column in front.
  public var selectedColumn: String?
  /// The children, in a group of the app.
  public var children: [FlowState] = []
  /// The position of the child in front.
  public var currentChild: Int?
  /// The destinations that were added to it.
  public var added: [FlowState] = []
  /// The sheet over it; at most one.
  public var sheet: [Sheet] = []

  /// Creates the state of a destination without anything in it.
  ///
  /// - Parameters:
  ///   - type: The type of the destination.
  ///   - content: The content with which it was presented.
  public init(type: DestinationType, content: ContentType? = nil) {
    self.type = type
    self.content = content
  }
}

extension FlowState: Codable
where DestinationType: Codable, ContentType: Codable, TabType: Codable {}
extension FlowState.Tab: Codable
where DestinationType: Codable, ContentType: Codable, TabType: Codable {}
extension FlowState.Column: Codable
where DestinationType: Codable, ContentType: Codable, TabType: Codable {}
extension FlowState.Sheet: Codable
where DestinationType: Codable, ContentType: Codable, TabType: Codable {}
