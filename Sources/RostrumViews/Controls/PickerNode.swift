/// Keeps the element of a picker and one option element for each view of its content.
final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>:
  ViewNode<Picker<Label, SelectionValue, Content>>, OutletOwner, Arranging
{
  private(set) lazy var outlet = Outlet(.picker, owner: self)
  private var content: ViewNode<Content>?
  private var options: [Option] = []
  private var selected: ElementID?
  var needsArrangement = false

  private struct Option {
    let child: Outlet
    let outlet: Outlet
    let value: SelectionValue?
  }

  override func update() {
    let isFirst = content == nil
    describe()
    context.content(of: self).reconcile(&content, with: view.options)
    if isFirst { graph.arrangeLater(self) }
  }

  private func describe() {
    let view = view
    let draft = reading {
      let selection = view.selection.wrappedValue
      selected = options.first { $0.value == selection }?.outlet.core.id
      return outlet.draft { element in
        if let label = words(of: view.label, in: environment) { element[.label] = .string(label) }
        element.content = .picker(selection: selected, environment.pickerVariant)
        element.enable(in: environment)
        element.onSelect { [weak self] id in self?.select(id) }
      }
    }
    outlet.take(draft)
  }

  /// Writes the value of an option; an element that is no option, or stands for no value, is no
  /// choice.
  private func select(_ id: ElementID) {
    guard let value = options.first(where: { $0.outlet.core.id == id })?.value else { return }
    view.selection.wrappedValue = value
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  override func collectOutlets(_ outlets: inout [Outlet]) {
    outlets.append(outlet)
  }

  override func contentChanged() {
    graph.arrangeLater(self)
  }

  func arrange() {
    var children: [Outlet] = []
    content?.collectOutlets(&children)
    var old = Dictionary(uniqueKeysWithValues: options.map { (ObjectIdentifier($0.child), $0) })
    options = children.map { child in
      let outlet =
        old.removeValue(forKey: ObjectIdentifier(child))?.outlet
        ?? Outlet(.option, owner: self, isDecorated: false)
      let value = child.selectionValue(as: SelectionValue.self)
      var draft = ElementDraft()
      if value == nil { draft[.disabled] = .flag(true) }
      outlet.take(draft)
      graph.tree.setChildren(of: outlet.core, to: [child.outer])
      return Option(child: child, outlet: outlet, value: value)
    }
    graph.tree.setChildren(of: outlet.core, to: options.map(\.outlet.outer))
    for option in old.values { option.outlet.remove() }
    describe()
  }

  override func willRemove() {
    for option in options { option.outlet.remove() }
    outlet.remove()
  }
}
