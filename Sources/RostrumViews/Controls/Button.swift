// NB: The actions are not marked with the main actor, as a closure that a view holds without the mark
// could not be handed to a button then. A button is made and pressed on the main actor in any case.

/// Something that acts when it is pressed.
///
/// ```swift
/// Button("Delete standup", role: .destructive) {
///   store.send(.deleteButtonTapped)
/// }
/// ```
///
/// The label is the accessible name. A button that shows only a symbol is named after the symbol;
/// give it a ``Label`` or an accessibility label for a better name. A ``ButtonStyle`` around makes
/// the label, a ``PrimitiveButtonStyle`` the whole button.
@MainActor
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  /// A button with a label of views.
  ///
  /// - Parameters:
  ///   - role: What kind of act it is.
  ///   - action: What happens.
  ///   - label: What the button shows.
  public init(
    role: ButtonRole?,
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role, action, label())
  }

  /// A button with a label of views.
  ///
  /// - Parameters:
  ///   - action: What happens.
  ///   - label: What the button shows.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(nil, action, label())
  }

  init(_ role: ButtonRole?, _ action: @escaping () -> Void, _ label: Label) {
    self.role = role
    self.action = action
    self.label = label
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was asked about, in the style around.
  ///
  /// - Parameter configuration: The parts of the button.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(configuration.role, configuration.action, configuration.label)
  }
}

extension Button: StyledView {
  /// There is none: the style around makes the button.
  public typealias Body = Never

  /// Makes the node; apps do not call it.
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    StyledNode(view, context)
  }

  typealias Configuration = PrimitiveButtonStyleConfiguration

  static var style: WritableKeyPath<EnvironmentValues, StyleMaker<Configuration>?> {
    \.primitiveButtonStyle
  }

  var configuration: PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(
      role: role, label: .init(content: AnyView(label)), action: action)
  }

  var standard: ButtonElement<Label> {
    ButtonElement(role: role, action: action, label: label)
  }
}
