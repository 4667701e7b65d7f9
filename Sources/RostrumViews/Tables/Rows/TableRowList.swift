/// The rows of a table in their order, headers of sections included; apps have no use for it.
public struct _TableRowList<Value: Identifiable> {
  /// A row.
  struct Item: Identifiable {
    /// What distinguishes a row from the others.
    enum ID: RowIdentity {
      case value(Value.ID)
      /// The number of a header or footer among all of them.
      case part(Int)

      var selected: AnyHashable? {
        switch self {
        case .value(let id): AnyHashable(id)
        case .part: nil
        }
      }
    }

    /// What a row shows.
    enum Content {
      case value(Value, TableRowExtras)
      case part(SectionPartKey.Value, AnyView)
    }

    let id: ID
    let content: Content
  }

  private(set) var items: [Item] = []
  /// What inserts content between the rows of the next `ForEach`.
  var insertion: InsertRows?
  private var extras = TableRowExtras()
  private var level = 0
  private var isOutline: Bool
  private var parts = 0
  private let expansion: TableExpansion

  /// Creates an empty list.
  ///
  /// - Parameters:
  ///   - expansion: The rows that are expanded of those of which the app doesn't say it.
  ///   - isOutline: Whether the first cells leave room for buttons.
  init(_ expansion: TableExpansion, isOutline: Bool) {
    self.expansion = expansion
    self.isOutline = isOutline
  }

  /// Adds a row.
  mutating func append(_ value: Value) { append(value, isExpanded: nil as Bool?, toggle: nil) }

  /// Adds a row with others in it.
  @MainActor
  mutating func append(
    _ value: Value, isExpanded: Binding<Bool>?, _ content: (inout _TableRowList) -> Void
  ) {
    let expansion = expansion
    let isOpen = isExpanded?.wrappedValue ?? expansion.contains(value.id)
    append(value, isExpanded: isOpen) {
      if let isExpanded { isExpanded.wrappedValue = !isOpen } else { expansion.toggle(value.id) }
    }
    guard isOpen else { return }
    let outer = extras
    extras = TableRowExtras()
    level += 1
    content(&self)
    level -= 1
    extras = outer
  }

  /// Adds rows that the user can drag.
  @MainActor
  mutating func dragging(_ payload: DragPayload, _ content: (inout _TableRowList) -> Void) {
    let outer = extras.payload
    extras.payload = payload
    content(&self)
    extras.payload = outer
  }

  /// Adds rows with a menu.
  @MainActor
  mutating func showing(_ menu: AnyView, _ content: (inout _TableRowList) -> Void) {
    let outer = extras.menu
    extras.menu = menu
    content(&self)
    extras.menu = outer
  }

  /// What inserts content between the rows that a `ForEach` is about to add.
  mutating func takeInsertion() -> InsertRows? {
    defer { insertion = nil }
    return insertion
  }

  /// Adds the rows of an element, before and after which content can be inserted.
  @MainActor
  mutating func inserting(
    _ rows: InsertRows?, at offset: Int, _ content: (inout _TableRowList) -> Void
  ) {
    let outer = extras.insertion
    if let rows { extras.insertion = TableRowExtras.Insertion(rows: rows, offset: offset) }
    content(&self)
    extras.insertion = outer
  }

  /// Adds the header or the footer of a section.
  mutating func append(_ part: SectionPartKey.Value, _ view: AnyView) {
    parts += 1
    items.append(Item(id: .part(parts), content: .part(part, view)))
  }

  private mutating func append(
    _ value: Value, isExpanded: Bool?, toggle: (@MainActor () -> Void)?
  ) {
    var extras = extras
    if isOutline || toggle != nil || level > 0 {
      let place = RowOutline(level: level, isExpanded: isExpanded)
      extras.outline = TableOutline(place: place, toggle: toggle)
    }
    items.append(Item(id: .value(value.id), content: .value(value, extras)))
  }
}

/// The rows of a table that the user has expanded, where the app doesn't keep that.
struct TableExpansion: NodeProperty {
  private var box: StateBox<Set<AnyHashable>>?

  mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    let known = storage as? StateBox<Set<AnyHashable>> ?? StateBox([], graph: node.graph)
    storage = known
    box = known
  }

  @MainActor
  func contains(_ id: AnyHashable) -> Bool { box?.value.contains(id) ?? false }

  @MainActor
  func toggle(_ id: AnyHashable) { box?.value.formSymmetricDifference([id]) }
}
