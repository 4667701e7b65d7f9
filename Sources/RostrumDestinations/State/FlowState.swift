import RostrumViews

/// The state of a flow as a value: the positions of all destinations, at any depth.
///
/// ```swift
/// let saved = try JSONEncoder().encode(flow.state)
/// try flow.restore(JSONDecoder().decode(AppFlow.State.self, from: saved))
/// ```
///
/// The state is `Codable` if the destinations, the content and the tabs of the app are `Codable`.
/// It doesn't include the destinations of custom presentations.
public struct FlowState<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: Equatable {
  /// The destination in a tab.
  public struct Tab: Equatable {
    /// The tab.
    public var tab: TabType
    /// The destination in the tab, including everything that it contains.
    public var destination: FlowState
  }

  /// The destination in a column of a split view.
  public struct Column: Equatable {
    /// The name of the column: `sidebar`, `content` or `detail`.
    public var column: String
    /// The destination in the column, including everything that it contains.
    public var destination: FlowState
  }

  /// The destination in a sheet.
  public struct Sheet: Equatable {
    /// The extent of the sheet.
    public var mode: ViewSheetPresentationOptions.PresentationMode
    /// The destination in the sheet, including everything that it contains.
    public var destination: FlowState
  }

  /// The type of the destination.
  public var type: DestinationType
  /// The content that the destination was presented with.
  public var content: ContentType?
  /// The destinations on its navigation stack.
  public var stack: [FlowState] = []
  /// The destinations in its tabs.
  public var tabs: [Tab] = []
  /// The selected tab.
  public var selectedTab: TabType?
  /// The destinations in its columns.
  public var columns: [Column] = []
  /// The name of the selected column.
  public var selectedColumn: String?
  /// The children of a custom group.
  public var children: [FlowState] = []
  /// The index of the current child.
  public var currentChild: Int?
  /// The destinations that were added to the destination.
  public var added: [FlowState] = []
  /// The sheet over the destination, in an array with at most one element.
  public var sheet: [Sheet] = []

  /// Creates the state of a destination that contains no other destinations.
  ///
  /// - Parameters:
  ///   - type: The type of the destination.
  ///   - content: The content that the destination was presented with.
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
