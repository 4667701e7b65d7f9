internal import Foundation
import RostrumRuntime

/// The node of a `ForEach` in a lazy container, with the rows near the screen.
///
/// Adjacent rows without views are represented by a ``RowPlaceholder``. A row that leaves keeps its
/// nodes if they hold state, and stays where it is while it has the focus or presents something.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>, RowRegionMember, RowCreating, GeometryObserver
{
  typealias Row = ForEachRow<Data.Element, ID, Content>
  typealias RowNode = ForEachRowNode<Data.Element, ID, Content>

  /// A row with views.
  struct Created {
    let index: Int
    let node: RowNode
  }

  /// A row or a placeholder, in the order of their elements.
  private enum Part {
    case row(Node)
    case gap(RowPlaceholder)

    var identity: ObjectIdentifier {
      switch self {
      case .row(let node): ObjectIdentifier(node)
      case .gap(let placeholder): ObjectIdentifier(placeholder)
      }
    }
  }

  private let region: RowRegion
  private var window: RowWindow?
  var rows: [Created] = []
  private var parts: [Part] = []
  /// The number of elements for which the parts were arranged.
  private var arrangedCount: Int?
  /// The nodes of rows that hold state and left the window.
  var parked: [SameKey<ID>: RowNode] = [:]
  /// The elements for which the rows were arranged.
  private(set) var arrangedData: Data?
  /// Whether the node updates because its window has moved.
  private(set) var hasMoved = false
  var placeholders = RowPlaceholders()
  private var duplicates = DuplicateReport()

  override init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    guard let region = context.rowRegion else {
      preconditionFailure("Only the content of a lazy container has lazy rows.")
    }
    self.region = region
    super.init(view, context)
    region.add(self)
  }

  override func update() {
    let count = reading { view.data.count }
    if count == 0 { region.budget.refund(rows.count) }
    window?.resize(to: count)
    if rows.isEmpty { createFirstRows(of: count) }
    reconcile()
    hasMoved = false
  }

  /// Creates rows until the budget of the container is spent; rows that contain rows spend it, too.
  private func createFirstRows(of count: Int) {
    let old = window
    arrangedCount = nil
    var index = 0
    while index < count, region.budget.rows > 0 {
      let value = reading { row(index) }
      rows.append(Created(index: index, node: make(value, at: index)))
      region.budget.spend()
      index += 1
    }
    window =
      index == 0
      ? old ?? RowWindow(first: 0, of: count, lanes: region.lanes)
      : RowWindow(first: index, of: count, lanes: region.lanes)
  }

  /// Creates and removes rows until they are those of the window.
  private func reconcile() {
    guard let window else { return }
    let values = reading { window.rows.map { row($0) } }
    if window.count == arrangedCount, showsRows(of: values, from: window.rows.lowerBound) {
      for (row, value) in zip(rows, values) { row.node.take(value) }
      return
    }
    var kept: [SameKey<ID>: [RowNode]] = [:]
    for row in rows.reversed() { kept[SameKey(row.node.view.id), default: []].append(row.node) }
    var seen: Set<SameKey<ID>> = []
    rows = zip(window.rows, values).map { index, value in
      if !seen.insert(SameKey(value.id)).inserted { duplicates.report(value.id) }
      let node = node(for: value, at: index, reusing: &kept)
      return Created(index: index, node: node)
    }
    release(kept.values.flatMap { $0 })
    arrangedData = view.data
    arrangeParts(count: window.count)
  }

  /// Whether the rows with views are those of the values, in the same order.
  private func showsRows(of values: [Row], from first: Int) -> Bool {
    guard rows.count == values.count else { return false }
    for offset in rows.indices {
      let row = rows[offset]
      if row.index != first + offset || !row.node.view.id.isSame(as: values[offset].id) {
        return false
      }
    }
    return true
  }

  private func node(
    for value: Row, at index: Int, reusing kept: inout [SameKey<ID>: [RowNode]]
  ) -> RowNode {
    let key = SameKey(value.id)
    let old =
      kept[key]?.popLast()
      ?? parked.removeValue(forKey: key).map { node in
        node.setParked(false)
        return node
      }
    guard let old else { return make(value, at: index) }
    old.index = index
    old.take(value)
    return old
  }

  private func make(_ value: Row, at index: Int) -> RowNode {
    let node = RowNode.make(value, context.branch(of: self))
    node.index = index
    return node
  }

  func row(_ index: Int) -> Row {
    let element = view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    return Row(id: view.identify(element), element: element, make: view.content)
  }

  // MARK: Placeholders

  /// Arranges the rows with views, and placeholders for the others.
  private func arrangeParts(count: Int) {
    guard let window else { return }
    arrangedCount = count
    var gaps: [Range<Int>] = []
    var end = 0
    for row in rows {
      if row.index > end { gaps.append(end..<row.index) }
      end = row.index + 1
    }
    if end < count { gaps.append(end..<count) }
    var rest = placeholders.represent(gaps, around: window, in: region, for: self)[...]
    var new: [Part] = []
    for row in rows {
      if let gap = rest.first, gap.rows.upperBound <= row.index {
        new.append(.gap(gap))
        rest.removeFirst()
      }
      new.append(.row(row.node))
    }
    new += rest.map { .gap($0) }
    let hasChanged = !new.elementsEqual(parts) { $0.identity == $1.identity }
    parts = new
    if hasChanged || !gaps.isEmpty { contentChanged() }
  }

  func geometryReported(_ geometry: ElementGeometry, of id: ElementID) {
    guard let placeholder = placeholders[id],
      let frame = geometry.frame, let size = graph.service(Measurements.self).window, var window
    else { return }
    let isVertical = region.axis == .vertical
    if let around = geometry.scrolling?.contentSize {
      region.learn(from: around)
      if window.lanes != region.lanes { window.lanes = region.lanes }
    }
    window.follow(
      placeholder.rows, at: isVertical ? frame.minY : frame.minX,
      length: isVertical ? frame.height : frame.width,
      screen: isVertical ? size.height : size.width, pitch: region.pitch)
    show(window)
  }

  private func show(_ window: RowWindow) {
    if window == self.window { return }
    self.window = window
    hasMoved = true
    graph.mark(self)
  }

  func createRow(withIdentity identity: AnyHashable) -> Bool {
    guard let id = identity.base as? ID, var window,
      !rows.contains(where: { $0.node.view.id.isSame(as: id) })
    else { return false }
    guard let index = offsets(of: [id])[SameKey(id)] else { return false }
    window.reveal(index, atLeast: region.budget.screenful)
    show(window)
    return true
  }

  var createdRows: Int { rows.count }
  var placeholderLength: Double { placeholders.length }

  // MARK: The tree

  override func visitChildren(_ visit: (Node) -> Void) {
    for row in rows { visit(row.node) }
    for node in parked.values { visit(node) }
  }

  override func collectHandles(_ handles: inout HandleList) {
    for part in parts {
      switch part {
      case .row(let node): node.collectHandles(&handles)
      case .gap(let placeholder): handles.append(placeholder.handle)
      }
    }
  }

  override func collectPreferences(_ collector: PreferenceCollector) {
    for row in rows { row.node.collectPreferences(collector) }
  }

  override func willRemove() {
    region.remove(self)
    placeholders.removeAll()
  }
}
