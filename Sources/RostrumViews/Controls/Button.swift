/// Something that acts when it is pressed.
///
/// ```swift
/// Button("Delete standup", role: .destructive) {
///   store.send(.deleteButtonTapped)
/// }
/// ```
///
/// The label is the accessible name. A button that shows only a symbol is named after the symbol;
/// give it a ``Label`` or an accessibility label for a better name.
@MainActor
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// A button with a label of views.
  ///
  /// - Parameters:
  ///   - role: What kind of act it is.
  ///   - action: What happens.
  ///   - label: What the button shows.
  public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role, action, label())
  }

  /// A button with a label of views.
  ///
  /// - Parameters:
  ///   - action: What happens.
  ///   - label: What the button shows.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(nil, action, label())
  }

  init(_ role: ButtonRole?, _ action: @escaping @MainActor () -> Void, _ label: Label) {
    self.role = role
    self.action = action
    self.label = label
  }
}

extension Button: ContainerView {
  /// There is none: a button is one element around its label.
  public typealias Body = Never

  package static var role: ElementRole { .button }

  package var content: ButtonLabel<Label> { ButtonLabel(role: role, label: label) }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if let role { element[.buttonRole] = .string(role.name) }
    if environment.buttonStyle != nil {
      element[.variant] = .string("plain")
    } else if let variant = environment.buttonVariant {
      element[.variant] = .string(variant)
    }
    element.enable(in: environment)
    element.onTap(action)
  }
}

/// What kind of act a button is.
public struct ButtonRole: Hashable, Sendable {
  let name: String

  /// It destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves everything as it was.
  public static let cancel = ButtonRole(name: "cancel")
  /// It agrees.
  public static let confirm = ButtonRole(name: "confirm")
  /// It closes what is shown.
  public static let close = ButtonRole(name: "close")
}
