/// A control to select a colour.
///
/// ```swift
/// ColorPicker("Accent", selection: $accent)
/// ```
///
/// The opacity of the colour doesn't change, also with `supportsOpacity`: browsers have no control for it. A colour of the theme is offered as it appears in
/// light mode, and a colour of the app's own palette as gray because only a host knows it.
@MainActor
public struct ColorPicker<Label: View> {
  let label: Label
  let selection: Binding<Color>

  /// Creates a picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: The colour.
  ///   - supportsOpacity: Whether a reader could choose the opacity, if browsers could offer it.
  ///   - label: A label that describes the colour.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }
}

extension ColorPicker: ContainerView {
  /// A primitive view has no body.
  public typealias Body = Never

  package static var role: ElementRole { .colorPicker }

  package var content: Label { label }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .colorPicker(selection.wrappedValue.rgb)
    element.enable(in: environment)
    element.on(.setColor) { event in
      let current = selection.wrappedValue
      guard case .setColor(let color) = event.action, color != current.rgb else { return }
      selection.wrappedValue = Color(color).opacity(current.opacity)
    }
  }
}
