/// Navigates between the columns of a split view.
@MainActor
final class SplitColumns {
  let columns: [NavigationSplitViewColumn]
  private var stacks: [NavigationSplitViewColumn: WeakStack] = [:]
  private var choices: [NavigationSplitViewColumn: (isChosen: Bool, clear: (() -> Void)?)] = [:]
  /// Brings a column to the front, if there is room for only one.
  var bringToFront: @MainActor (NavigationSplitViewColumn) -> Void = { _ in }

  /// The column in front, if there is room for only one.
  var front = NavigationSplitViewColumn.sidebar
  /// The spelling of the selections of lists in addresses.
  private(set) var addresses: [NavigationSplitViewColumn: SelectionAddress] = [:]
  /// Called when a list in a column may have a different selection.
  var addressChanged: @MainActor () -> Void = {}

  /// Sets the width of a column.
  var setWidth: @MainActor (StyleProperty, NavigationSplitViewColumn) -> Void = { _, _ in }

  /// Called when the columns remove the button that shows and hides the first one, or no longer do.
  var toggleChanged: @MainActor (Bool) -> Void = { _ in }

  /// The columns that remove the button that shows and hides the first one.
  private var withoutToggle: Set<NavigationSplitViewColumn> = []

  /// Sets the title of a column's first screen.
  var setTitle: @MainActor (String?, NavigationSplitViewColumn) -> Void = { _, _ in }

  private struct WeakStack {
    weak var stack: NavigationStackController?
  }

  init(_ columns: [NavigationSplitViewColumn]) {
    self.columns = columns
  }

  /// The column at a distance from another column.
  private func column(
    _ distance: Int, from column: NavigationSplitViewColumn
  ) -> NavigationSplitViewColumn? {
    guard let index = columns.firstIndex(of: column) else { return nil }
    let other = index + distance
    return columns.indices.contains(other) ? columns[other] : nil
  }

  /// Records whether a column removes the button that shows and hides the first one.
  func removeToggle(_ isRemoved: Bool, in column: NavigationSplitViewColumn) {
    if isRemoved { withoutToggle.insert(column) } else { withoutToggle.remove(column) }
    toggleChanged(!withoutToggle.isEmpty)
  }

  /// Registers the stack of a column; stacks nested in a screen don't belong to the column.
  func register(_ stack: NavigationStackController, for column: NavigationSplitViewColumn) {
    if stacks[column]?.stack == nil {
      stacks[column] = WeakStack(stack: stack)
      stack.column = SplitColumn(columns: self, column: column)
    }
  }

  /// Records whether a list in a column has a selection, and how to clear it.
  ///
  /// An existing or new selection leads to the next column; clearing it leads back.
  func choice(
    _ isChosen: Bool, clear: (@MainActor () -> Void)?, in column: NavigationSplitViewColumn
  ) {
    let wasChosen = choices[column]?.isChosen ?? false
    choices[column] = (isChosen, clear)
    if isChosen == wasChosen { return }
    if isChosen { advance(from: column) } else { bringToFront(column) }
  }

  /// Sets the spelling of the selection of a list in a column.
  func spell(_ address: SelectionAddress, in column: NavigationSplitViewColumn) {
    addresses[column] = address
    addressChanged()
  }

  /// The column after another column.
  func column(after column: NavigationSplitViewColumn) -> NavigationSplitViewColumn? {
    self.column(1, from: column)
  }

  func stack(after column: NavigationSplitViewColumn) -> NavigationStackController? {
    self.column(1, from: column).flatMap { stacks[$0]?.stack }
  }

  func stack(before column: NavigationSplitViewColumn) -> NavigationStackController? {
    self.column(-1, from: column).flatMap { stacks[$0]?.stack }
  }

  /// Brings the next column to the front after a selection.
  func advance(from column: NavigationSplitViewColumn) {
    if let next = self.column(1, from: column) { bringToFront(next) }
  }

  /// Goes back to the previous column.
  func retreat(from column: NavigationSplitViewColumn) {
    guard let previous = self.column(-1, from: column) else { return }
    stacks[column]?.stack?.popToRoot()
    choices[previous]?.clear?()
    bringToFront(previous)
  }
}

/// The split view column that contains a view.
struct SplitColumn: SelectionFollower {
  weak var columns: SplitColumns?
  let column: NavigationSplitViewColumn

  @MainActor
  func follow(address: SelectionAddress) { columns?.spell(address, in: column) }

  @MainActor
  func follow(isSelected: Bool, clear: (@MainActor () -> Void)?) {
    columns?.choice(isSelected, clear: clear, in: column)
  }

  @MainActor
  func rowWasChosen() { advance() }

  @MainActor
  func advance() { columns?.advance(from: column) }

  @MainActor
  func setWidth(_ width: StyleProperty) { columns?.setWidth(width, column) }

  @MainActor
  func removeToggle(_ isRemoved: Bool) { columns?.removeToggle(isRemoved, in: column) }

  @MainActor
  func setTitle(_ title: String?) { columns?.setTitle(title, column) }
}

extension EnvironmentValues {
  /// The split view column that contains the view.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}

private struct SplitColumnKey: EnvironmentKey {
  static var defaultValue: SplitColumn? { nil }
}
