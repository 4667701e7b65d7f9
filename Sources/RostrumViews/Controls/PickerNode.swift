/// Maintains the element of a picker, with an option element for each view of its content.
final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>:
  ElementNode<Picker<Label, SelectionValue, Content>, Content>
{
  private var wrappers = ChildWrappers()
  private var options: [(element: Element, value: SelectionValue?)] = []
  private var selected: ElementID?
  private lazy var scope: EnvironmentScope = {
    let scope = EnvironmentScope(around: self)
    scope.modify { $0.hasFlatSections = true }
    return scope
  }()

  override func update() {
    describe()
    var context = context.content(of: self)
    context.environment = scope
    show(view.options, in: context)
  }

  private func describe() {
    let view = view
    let draft = reading {
      let selection = view.selection?.wrappedValue
      selected =
        view.isMixed || selection == nil ? nil : options.first { $0.value == selection }?.element.id
      return handle.draft { element in
        element.state.label = words(of: view.label, in: environment)
        element.content = .picker(selection: selected, environment.pickerVariant)
        element.enable(in: environment)
        if !environment.hasRows && !environment.pickerVariant.isLabeledBesideViews {
          element.state.isLabelHidden = true
        }
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
    view.selection?.wrappedValue = value
  }

  override func arrange() {
    var values: [SelectionValue?] = []
    let children = childHandles
    // Dividers and the headers of sections stay between options.
    let elements = wrappers.wrap(children, for: self) { child in
      switch child.trait(SectionPartKey.self) {
      case .header: return ElementWrapper(.header)
      case .footer: return ElementWrapper(.footer)
      case nil: if child.core.role == .divider { return nil }
      }
      let value = child.selectionValue(as: SelectionValue.self)
      values.append(value)
      return ElementWrapper(.option) {
        $0.isFocusable = true
        $0.state.isDisabled = value == nil
      }
    }
    options = zip(elements.filter { $0.role == .option }, values).map { ($0, $1) }
    graph.tree.setChildren(of: handle.core, to: elements)
    describe()
  }

  override func willRemove() {
    wrappers.remove()
    super.willRemove()
  }
}

extension PickerVariant {
  /// Whether a picker shows its label outside of the rows of a list or form.
  fileprivate var isLabeledBesideViews: Bool {
    switch self {
    case .automatic, .menu, .segmented: false
    case .inline, .radioGroup, .radioRow: true
    }
  }
}
