// NB: The actions aren't annotated with the main actor, because a closure that a view stores
// without the annotation couldn't be passed to a button then. A button is created and pressed on
// the main actor in any case.

/// A control that performs an action when it is pressed.
///
/// ```swift
/// Button("Delete standup", role: .destructive) {
///   store.send(.deleteButtonTapped)
/// }
/// ```
///
/// The label is the accessible name. A button that shows only a symbol takes the symbol's name;
/// give it a ``Label`` or an accessibility label for a better name. The environment's
/// ``ButtonStyle`` styles the label, a ``PrimitiveButtonStyle`` the whole button.
@MainActor
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  /// Creates a button with a custom label.
  ///
  /// - Parameters:
  ///   - role: The kind of action.
  ///   - action: The action to perform.
  ///   - label: The label of the button.
  public init(
    role: ButtonRole?,
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role, action, label())
  }

  /// Creates a button with a custom label.
  ///
  /// - Parameters:
  ///   - action: The action to perform.
  ///   - label: The label of the button.
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
  /// Creates a button from a style's configuration, in the environment's style.
  ///
  /// - Parameter configuration: The parts of the button.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(configuration.role, configuration.action, configuration.label)
  }
}

extension Button: StyledView {
  /// A primitive view has no body.
  public typealias Body = Never

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
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
