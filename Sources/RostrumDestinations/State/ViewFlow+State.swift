import Foundation
import RostrumScenes

extension ViewFlow {
  /// The state of a flow as a value.
  public typealias State = FlowState<DestinationType, ContentType, TabType>

  /// The state of the flow, derived from its containers; `nil` before ``start()`` is called.
  ///
  /// - Complexity: O(*n*), where *n* is the number of destinations.
  public var state: State? { root?.flowState }
}

extension ViewDestinationable {
  /// A closure that is called with each destination in the order of the state, and with its sheet.
  typealias FlowVisitor = (any ViewDestinationable, Sheet?) -> Void

  /// The state of the destination, including everything that it contains.
  var flowState: FlowState<DestinationType, ContentType, TabType> { flowState { _, _ in } }

  /// The state of the destination, including everything that it contains.
  ///
  /// - Parameters:
  ///   - sheet: The sheet that shows the destination.
  ///   - visit: Called with each destination in the order of the state, and with its sheet.
  /// - Returns: The state.
  func flowState(
    in sheet: Sheet? = nil, visiting visit: FlowVisitor
  ) -> FlowState<DestinationType, ContentType, TabType> {
    visit(self, sheet)
    var state = FlowState<DestinationType, ContentType, TabType>(
      type: type, content: internalState.content)
    if let bar = asTabBar {
      state.tabs = bar.activeTabs.compactMap { model in
        bar.rootDestination(for: model.type).map {
          .init(tab: model.type, destination: $0.flowState(visiting: visit))
        }
      }
      state.selectedTab = bar.selectedTab.type
    } else if let split = asSplitView {
      state.columns = NavigationSplitViewColumn.named.compactMap { name, column in
        split.shownDestination(in: column).map {
          .init(column: name, destination: $0.flowState(visiting: visit))
        }
      }
      state.selectedColumn =
        NavigationSplitViewColumn.named.first { $0.1 == split.selectedColumn }?.0
    } else if let stack = asNavigating {
      state.stack = (stack.navigator()?.navigationPath ?? []).compactMap { id in
        stack.ownChild(id)?.flowState(visiting: visit)
      }
    } else if let group = asGroup {
      let children = group.groupInternalState.childDestinations.compactMap { $0 as? AnyDestination }
      state.children = children.map { $0.flowState(visiting: visit) }
      state.currentChild = children.firstIndex { $0.id == group.frontChild()?.id }
    }
    state.added = addedDestinations.map { $0.flowState(visiting: visit) }
    if let sheet = sheetPresentation.sheet, case .destination(let shown) = sheet.content,
      let shown = shown as? AnyDestination
    {
      let shownState = shown.flowState(in: sheet, visiting: visit)
      state.sheet = [.init(mode: sheet.presentationMode, destination: shownState)]
    }
    return state
  }
}

extension NavigationSplitViewColumn {
  /// The columns by name.
  static var named: [(String, NavigationSplitViewColumn)] {
    [("sidebar", .sidebar), ("content", .content), ("detail", .detail)]
  }

  /// Returns the column with a name.
  static func named(_ name: String) -> NavigationSplitViewColumn? {
    named.first { $0.0 == name }?.1
  }
}
