/// Leads from one column of a split view to the next one, and back.
@MainActor
final class SplitColumns {
  let columns: [NavigationSplitViewColumn]
  private var stacks: [NavigationSplitViewColumn: WeakStack] = [:]
  private var choices: [NavigationSplitViewColumn: (isChosen: Bool, clear: (() -> Void)?)] = [:]
  /// Brings a column to the front, where there is room for one.
  var bringToFront: @MainActor (NavigationSplitViewColumn) -> Void = { _ in }

  /// Gives a column a width.
  var setWidth: @MainActor (StyleProperty, NavigationSplitViewColumn) -> Void = { _, _ in }

  private struct WeakStack {
    weak var stack: NavigationStackController?
  }

  init(_ columns: [NavigationSplitViewColumn]) {
    self.columns = columns
  }

  /// The column after or before another one.
  private func column(
    _ distance: Int, from column: NavigationSplitViewColumn
  ) -> NavigationSplitViewColumn? {
    guard let index = columns.firstIndex(of: column) else { return nil }
    let other = index + distance
    return columns.indices.contains(other) ? columns[other] : nil
  }

  /// The stack of a column says that it is there; a stack further in is none of the column's.
  func register(_ stack: NavigationStackController, for column: NavigationSplitViewColumn) {
    if stacks[column]?.stack == nil {
      stacks[column] = WeakStack(stack: stack)
      stack.column = SplitColumn(columns: self, column: column)
    }
  }

  /// A list of a column says whether something is chosen in it, and how that is taken back.
  ///
  /// A choice that is there, or comes, leads to the next column; one that goes leads back.
  func choice(
    _ isChosen: Bool, clear: (@MainActor () -> Void)?, in column: NavigationSplitViewColumn
  ) {
    let wasChosen = choices[column]?.isChosen ?? false
    choices[column] = (isChosen, clear)
    if isChosen == wasChosen { return }
    if isChosen { advance(from: column) } else { bringToFront(column) }
  }

  func stack(after column: NavigationSplitViewColumn) -> NavigationStackController? {
    self.column(1, from: column).flatMap { stacks[$0]?.stack }
  }

  func stack(before column: NavigationSplitViewColumn) -> NavigationStackController? {
    self.column(-1, from: column).flatMap { stacks[$0]?.stack }
  }

  /// Something was chosen in a column, so the next one is of interest.
  func advance(from column: NavigationSplitViewColumn) {
    if let next = self.column(1, from: column) { bringToFront(next) }
  }

  /// The user goes back to the column before.
  func retreat(from column: NavigationSplitViewColumn) {
    guard let previous = self.column(-1, from: column) else { return }
    stacks[column]?.stack?.popToRoot()
    choices[previous]?.clear?()
    bringToFront(previous)
  }
}

/// The column of a split view that a view is in.
struct SplitColumn: SelectionFollower {
  weak var columns: SplitColumns?
  let column: NavigationSplitViewColumn

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
}

extension EnvironmentValues {
  /// The column of a split view that the view is in.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}

private struct SplitColumnKey: EnvironmentKey {
  static var defaultValue: SplitColumn? { nil }
}
