/// A choice of a colour.
///
/// ```swift
/// ColorPicker("Accent", selection: $accent)
/// ```
///
/// The opacity of the colour stays as it is. A colour of the theme is offered as it looks in the
/// light; one of the app's own palette as gray, since only a host knows it.
@MainActor
public struct ColorPicker<Label: View> {
  let label: Label
  let selection: Binding<Color>

  /// A picker with a label of views.
  ///
  /// - Parameters:
  ///   - selection: The colour.
  ///   - label: What the colour is for.
  public init(selection: Binding<Color>, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  /// A picker with a text.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// A picker with a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, selection: Binding<Color>) {
    self.init(selection: selection) { Text(title) }
  }
}

extension ColorPicker: ContainerView {
  /// There is none: a colour picker is one element around its label.
  public typealias Body = Never

  package static var role: ElementRole { .colorPicker }

  package var content: Label { label }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .colorPicker(selection.wrappedValue.rgb)
    element.enable(in: environment)
    element.on(.setColor) { event in
      let current = selection.wrappedValue
      guard case .setColor(let color) = event, color != current.rgb else { return }
      selection.wrappedValue = Color(color).opacity(current.opacity)
    }
  }
}
