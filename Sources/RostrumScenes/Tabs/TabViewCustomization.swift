/// What a user has chosen of the tabs of a tab view: their order and their visibility.
///
/// ```swift
/// @AppStorage("tabs") private var tabs: TabViewCustomization
///
/// var body: some View {
///   TabView {
///     Tab("Home", systemImage: "house") { Home() }
///       .customizationID("home")
///     Tab("Reports", systemImage: "chart.bar") { Reports() }
///       .customizationID("reports")
///       .defaultVisibility(.hidden, for: .tabBar)
///   }
///   .tabViewStyle(.sidebarAdaptable)
///   .tabViewCustomization($tabs)
/// }
/// ```
///
/// The tabs are told apart by their ``TabContent/customizationID(_:)``, so that a stored value survives an
/// app in which tabs were added or moved. A sidebar has a menu for their visibility and order.
public struct TabViewCustomization: Hashable, Sendable, Codable {
  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]
  /// The sections, and the tabs that are in none, in the user's order.
  private(set) var order: [String]?

  /// Creates a customization in which the user has chosen nothing.
  public init() {}

  /// What the user has chosen of a tab.
  ///
  /// - Parameter id: The identifier of the tab.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue == TabCustomization() ? nil : newValue }
  }

  /// What the user has chosen of a section.
  ///
  /// - Parameter id: The identifier of the section.
  public subscript(section id: String) -> SectionCustomization {
    get { sections[id] ?? SectionCustomization() }
    set { sections[id] = newValue == SectionCustomization() ? nil : newValue }
  }

  /// Gives the sections, and the tabs that are in none, the order that the app declares.
  public mutating func resetSectionOrder() { order = nil }

  /// Gives the tabs the visibility that the app declares.
  public mutating func resetVisibility() { tabs = [:] }

  /// What a user has chosen of a tab.
  public struct TabCustomization: Hashable, Sendable, Codable {
    private var sidebar: Bool?
    private var bar: Bool?

    /// Whether the sidebar has the tab; `.automatic` if the app decides.
    public var sidebarVisibility: Visibility {
      get { Visibility(sidebar) }
      set { sidebar = newValue.isChosen }
    }

    /// Whether the bar has the tab; `.automatic` if the app decides.
    public var tabBarVisibility: Visibility {
      get { Visibility(bar) }
      set { bar = newValue.isChosen }
    }
  }

  /// What a user has chosen of a section of tabs.
  public struct SectionCustomization: Hashable, Sendable, Codable {
    /// The identifiers of the section's tabs in the user's order; `nil` for the app's order.
    public internal(set) var tabOrder: [String]?

    /// Gives the tabs the order that the app declares.
    public mutating func resetTabOrder() { tabOrder = nil }
  }
}

extension TabViewCustomization {
  /// The user's order of a section's tabs; without a section, of the sections and other tabs.
  subscript(orderIn section: String?) -> [String]? {
    get { section.map { self[section: $0].tabOrder } ?? order }
    set {
      if let section { self[section: section].tabOrder = newValue } else { order = newValue }
    }
  }

  /// What the user has chosen for a place; `nil` if the app decides.
  func isVisible(_ id: String, in place: TabPlace) -> Bool? {
    switch place {
    case .bar: self[tab: id].tabBarVisibility.isChosen
    case .sidebar: self[tab: id].sidebarVisibility.isChosen
    }
  }
}

extension TabViewCustomization: TextStorable {}

extension Visibility {
  fileprivate init(_ isVisible: Bool?) {
    self = isVisible.map { $0 ? .visible : .hidden } ?? .automatic
  }

  /// Whether something is visible; `nil` if that isn't decided.
  fileprivate var isChosen: Bool? { self == .automatic ? nil : self == .visible }
}
