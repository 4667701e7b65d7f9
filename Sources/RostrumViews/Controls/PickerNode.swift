/// Maintains the element of a picker, with an option element for each view of its content.
final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>:
  ElementNode<Picker<Label, SelectionValue, Content>, Content>
{
  private var wrappers = ChildWrappers()
  private var options: [(element: Element, value: SelectionValue?)] = []
  private var selected: ElementID?

  override func update() {
    describe()
    show(view.options)
  }

  private func describe() {
    let view = view
    let draft = reading {
      let selection = view.selection.wrappedValue
      selected = options.first { $0.value == selection }?.element.id
      return handle.draft { element in
        element.state.label = words(of: view.label, in: environment)
        element.content = .picker(selection: selected, environment.pickerVariant)
        element.enable(in: environment)
        element.onSelect(among: { [weak self] in self?.options.map(\.element) ?? [] }) {
          [weak self] id in self?.select(id)
        }
      }
    }
    handle.take(draft)
  }

  /// Selects the value of an option; a no-op for other elements and for options without a value.
  private func select(_ id: ElementID) {
    guard let value = options.first(where: { $0.element.id == id })?.value else { return }
    view.selection.wrappedValue = value
  }

  override func arrange() {
    var values: [SelectionValue?] = []
    let elements = wrappers.wrap(childHandles, for: self) { child in
      let value = child.selectionValue(as: SelectionValue.self)
      values.append(value)
      return ElementWrapper(.option) {
        $0.isFocusable = true
        $0.state.isDisabled = value == nil
      }
    }
    options = zip(elements, values).map { ($0, $1) }
    graph.tree.setChildren(of: handle.core, to: elements)
    describe()
  }

  override func willRemove() {
    wrappers.remove()
    super.willRemove()
  }
}
