/// A choice of one of several values.
///
/// ```swift
/// Picker("Theme", selection: $store.theme) {
///   ForEach(Theme.allCases, id: \.self) { theme in
///     Text(theme.name)
///   }
/// }
/// ```
///
/// Each view of the content is an option. What it stands for says its `tag(_:)`, or else its id in a
/// `ForEach`; a view that stands for no value of the selection's type is shown and cannot be chosen.
@MainActor
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let label: Label
  let selection: Binding<SelectionValue>
  let options: Content

  /// A picker with a label of views.
  ///
  /// - Parameters:
  ///   - selection: The chosen value.
  ///   - content: The options.
  ///   - label: What is chosen.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
    options = content()
  }

  /// A picker with a label of views.
  ///
  /// - Parameters:
  ///   - selection: The chosen value.
  ///   - label: What is chosen.
  ///   - content: The options.
  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label, selection, content())
  }

  init(_ label: Label, _ selection: Binding<SelectionValue>, _ options: Content) {
    self.label = label
    self.selection = selection
    self.options = options
  }
}

extension Picker where Label == Text {
  /// A picker with a text.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), selection, content())
  }

  /// A picker with a text.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), selection, content())
  }
}

extension Picker where Label == RostrumViews.Label<Text, Image> {
  /// A picker with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(RostrumViews.Label(titleKey, systemImage: systemImage), selection, content())
  }

  /// A picker with a text and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(RostrumViews.Label(title, systemImage: systemImage), selection, content())
  }
}

extension Picker: View {
  /// There is none: a picker is one element around its options.
  public typealias Body = Never

  /// Makes the node; apps do not call it.
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    PickerNode(view, context, .picker)
  }
}
