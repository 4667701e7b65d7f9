import RostrumRestoration

/// One column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let place: SplitColumnPlace

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(place: .sidebar)
  /// The middle column of three.
  public static let content = NavigationSplitViewColumn(place: .content)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(place: .detail)
}

extension NavigationSplitViewColumn: KeptByRepresentation {
  package init?(kept: String) {
    guard let place = SplitColumnPlace(rawValue: kept) else { return nil }
    self.init(place: place)
  }

  package func keptForm() -> String? { place.rawValue }
}

/// The columns of a split view to show if there is room.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String

  /// As many columns as there is room for.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two columns; in a split view of two columns, both.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// Only the last column.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")

  /// The columns in the terms of hosts.
  var columns: SplitColumnVisibility { SplitColumnVisibility(rawValue: name) ?? .automatic }

  /// Whether a column is visible in a split view with the given columns.
  func shows(_ column: NavigationSplitViewColumn, of columns: [NavigationSplitViewColumn]) -> Bool {
    switch self {
    case .detailOnly: column == .detail
    case .doubleColumn: columns.suffix(2).contains(column)
    default: true
    }
  }
}
