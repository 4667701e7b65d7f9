/// A control to select one of several values.
///
/// ```swift
/// Picker("Theme", selection: $store.theme) {
///   ForEach(Theme.allCases, id: \.self) { theme in
///     Text(theme.name)
///   }
/// }
/// ```
///
/// Each view of the content is an option. Its value is that of its `tag(_:)`, or else its id in a
/// `ForEach`; a view without a value of the selection's type is shown but can't be selected. The
/// headers of sections are such views, and a ``Divider`` is a line between options. A selection that
/// is the value of no option is shown as none.
@MainActor
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let label: Label
  /// The selected value; `nil` for a picker of no values.
  let selection: Binding<SelectionValue>?
  let options: Content
  /// Whether the values of several sources differ, so that none is selected.
  var isMixed = false

  /// Creates a picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: The selected value.
  ///   - content: The options.
  ///   - label: A label that describes the selection.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
    options = content()
  }

  /// Creates a picker with a custom label, which precedes the content.
  ///
  /// - Parameters:
  ///   - selection: The selected value.
  ///   - label: A label that describes the selection.
  ///   - content: The options.
  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label, selection, content())
  }

  init(_ label: Label, _ selection: Binding<SelectionValue>?, _ options: Content) {
    self.label = label
    self.selection = selection
    self.options = options
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), selection, content())
  }

  /// Creates a picker with a title.
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
  /// Creates a picker with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(RostrumViews.Label(titleKey, systemImage: systemImage), selection, content())
  }

  /// Creates a picker with a title and a symbol.
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
  /// A primitive view has no body.
  public typealias Body = Never

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    PickerNode(view, context, .picker)
  }
}
