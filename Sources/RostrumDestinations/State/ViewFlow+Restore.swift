import Foundation
import RostrumScenes

extension ViewFlow {
  /// Replaces all destinations with those of a stored state.
  ///
  /// The providers create new destinations. Children that a provider creates itself, such as those
  /// of tabs, are kept if they match the state, and replaced otherwise.
  ///
  /// - Parameter state: The state.
  /// - Throws: The reason why a destination can't be created or placed. Destinations that were
  ///   restored before remain in the flow.
  public func restore(
    _ state: FlowState<DestinationType, ContentType, TabType>
  ) throws(DestinationsError) {
    presentationDepth += 1
    defer {
      presentationDepth -= 1
      containersDidChange()
    }
    try put(state, at: Target(spot: .root))
    discardPending()
  }

  /// Creates a destination, including everything that it contains, at a position.
  private func put(_ state: State, at target: Target) throws(DestinationsError) {
    let presentation = Presentation(
      destinationType: state.type, presentationType: .replaceRoot, contentType: state.content,
      assistantType: .basic, parentDestinationID: target.parent?.id,
      navigationStackOptions: NavigationStackPresentationOptions(shouldAnimate: false))
    presentation.shouldSetDestinationAsCurrent = false
    let destination = try build(presentation)
    place(destination, at: target, presentation, from: target.parent)
    number(destination)
    try fill(destination, from: state)
  }

  /// Applies a state to the destination at a position, which is replaced if it doesn't match.
  private func match(
    _ state: State, _ shown: AnyDestination?, at spot: Spot, of parent: AnyDestination
  )
    throws(DestinationsError)
  {
    if let shown, shown.type == state.type, shown.presentedContent == state.content {
      number(shown)
      try fill(shown, from: state)
    } else {
      try put(state, at: Target(spot: spot, parent: parent, replaced: shown))
    }
  }

  /// Performs a step; an error of a step that restores an earlier launch doesn't end the others.
  ///
  /// - Returns: Whether it was performed.
  @discardableResult
  private func attempt(
    _ count: Int, _ body: () throws(DestinationsError) -> Void
  ) throws(DestinationsError) -> Bool {
    if let restored { return restored.attempt(count, body) }
    try body()
    return true
  }

  /// Creates everything that a destination contains.
  private func fill(_ destination: AnyDestination, from state: State) throws(DestinationsError) {
    try fillTabs(of: destination, from: state)
    try fillColumns(of: destination, from: state)
    try fillStack(of: destination, from: state)
    try fillGroup(destination, from: state)
    for child in state.added {
      try attempt(child.count) { () throws(DestinationsError) in
        try put(child, at: Target(spot: .added, parent: destination))
      }
    }
    for sheet in state.sheet {
      let options = SheetPresentationOptions(
        swiftUI: restored?.sheet ?? ViewSheetPresentationOptions(presentationMode: sheet.mode))
      try attempt(sheet.destination.count) { () throws(DestinationsError) in
        try put(sheet.destination, at: Target(spot: .sheet(options), parent: destination))
      }
    }
  }

  private func fillStack(
    of destination: AnyDestination, from state: State
  ) throws(DestinationsError) {
    var isComplete = true
    for child in state.stack {
      // A screen is left out if the one below it is missing.
      let isShown = try attempt(child.count) { () throws(DestinationsError) in
        if isComplete { try put(child, at: Target(spot: .stack, parent: destination)) }
      }
      isComplete = isComplete && isShown
    }
  }

  private func fillGroup(
    _ destination: AnyDestination, from state: State
  ) throws(DestinationsError) {
    let existing = destination.isPlainGroup ? destination.asGroup?.childDestinations() ?? [] : []
    for (index, child) in state.children.enumerated() {
      let shown = index < existing.count ? existing[index] as? AnyDestination : nil
      try attempt(child.count) { () throws(DestinationsError) in
        try match(child, shown, at: .child, of: destination)
      }
    }
    if let current = state.currentChild, let group = destination.asGroup,
      group.childDestinations().indices.contains(current)
    {
      group.updateCurrentDestination(destinationID: group.childDestinations()[current].id)
    }
  }

  private func fillTabs(
    of destination: AnyDestination, from state: State
  ) throws(DestinationsError) {
    for tab in state.tabs {
      try attempt(tab.destination.count) { () throws(DestinationsError) in
        guard let bar = destination.asTabBar else {
          throw .unreadableState(of: state.type.rawValue)
        }
        _ = try bar.activeTab(tab.tab)
        let shown = bar.rootDestination(for: tab.tab)
        try match(tab.destination, shown, at: .tab(tab.tab), of: destination)
      }
    }
    guard let selected = state.selectedTab, let bar = destination.asTabBar else { return }
    try attempt(0) { () throws(DestinationsError) in try bar.updateSelectedTab(type: selected) }
  }

  private func fillColumns(
    of destination: AnyDestination, from state: State
  ) throws(DestinationsError) {
    for item in state.columns {
      try attempt(item.destination.count) { () throws(DestinationsError) in
        guard let split = destination.asSplitView,
          let column = NavigationSplitViewColumn.named(item.column)
        else { throw .unreadableState(of: state.type.rawValue) }
        let shown = split.shownDestination(in: column)
        try match(item.destination, shown, at: .column(column), of: destination)
      }
    }
    if let name = state.selectedColumn, let column = NavigationSplitViewColumn.named(name) {
      destination.asSplitView?.selectedColumn = column
    }
  }
}

extension Destinationable {
  var presentedContent: ContentType? { internalState.content }
}
