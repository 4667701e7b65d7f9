import Foundation

extension View {
  /// Shows the error of a field below its control, and follows the focus of the control.
  ///
  /// ```swift
  /// Form {
  ///   TextField("Name", text: $name).validation(errors, for: .name, focus: $focus)
  ///   TextField("Email", text: $email).validation(errors, for: .email, focus: $focus)
  /// }
  /// ```
  ///
  /// Assistive technology says that the control is invalid, and reads the message with it. To move
  /// the focus to the first wrong field, write `focus = errors.firstField` where the form is checked.
  ///
  /// Apply the modifier to the control itself, inside of modifiers that add other views around it.
  ///
  /// - Parameters:
  ///   - errors: The errors of the form.
  ///   - field: The field that the control edits.
  ///   - focus: The focus state of the form's fields.
  /// - Returns: The control, with the message below it if the field is wrong.
  public func validation<Field: Hashable>(
    _ errors: ValidationErrors<Field>, for field: Field, focus: FocusState<Field?>.Binding
  ) -> some View {
    focused(focus, equals: field).validation(errors, for: field)
  }

  /// Shows the error of a field below its control.
  ///
  /// See ``validation(_:for:focus:)``. A focus modifier of the control goes inside of this one.
  ///
  /// - Parameters:
  ///   - errors: The errors of the form.
  ///   - field: The field that the control edits.
  /// - Returns: The control, with the message below it if the field is wrong.
  public func validation<Field: Hashable>(
    _ errors: ValidationErrors<Field>, for field: Field
  ) -> some View {
    modifier(ValidationModifier(message: errors[field]))
  }
}

/// Adds a message below a control.
///
/// The control is in the stack even if it has no message, so that it keeps its identity and with it the
/// focus.
struct ValidationModifier: ViewModifier {
  let message: LocalizedStringKey?
  @Namespace private var namespace

  func body(content: Content) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      content.modifier(RefusalModifier(message: message, number: namespace.number))
      if let message {
        Text(message).font(.footnote).foregroundStyle(.red)
          .fact(.errorMessage(number: namespace.number))
      }
    }
  }
}

/// Marks a control as refused, in the reader's language.
package struct RefusalModifier: ElementModifier {
  let message: LocalizedStringKey?
  let number: Int

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    guard let message else { return }
    let words = Text(message).resolved(in: environment.textContext)
    element.state.set(.refused(words, number: number))
  }
}
