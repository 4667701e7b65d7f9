import Foundation

/// A list of what is wrong in a form, whose entries lead to the fields.
///
/// ```swift
/// Form {
///   ValidationSummary(errors, focus: $focus)
///   TextField("Email", text: $email).validation(errors, for: .email, focus: $focus)
/// }
/// ```
///
/// It is absent while no field is wrong. When it appears, and when the errors change, its contents are
/// announced to users of assistive technology (WCAG 2.2, 4.1.3).
@MainActor
public struct ValidationSummary<Field: Hashable>: View {
  private let errors: ValidationErrors<Field>
  private let focus: FocusState<Field?>.Binding
  @Environment(\.textContext) private var context

  /// Creates a summary.
  ///
  /// - Parameters:
  ///   - errors: The errors of the form.
  ///   - focus: The focus state of the form's fields, which the entries set.
  public init(_ errors: ValidationErrors<Field>, focus: FocusState<Field?>.Binding) {
    self.errors = errors
    self.focus = focus
  }

  /// The list, or nothing.
  public var body: some View {
    if !errors.isEmpty {
      VStack(alignment: .leading, spacing: 6) {
        Text(heading).font(.headline).foregroundStyle(.red).accessibilityAddTraits(.isHeader)
        ForEach(errors.fields, id: \.self) { field in
          Button {
            focus.wrappedValue = field
          } label: {
            Text(errors[field] ?? "")
          }
          .buttonStyle(.plain)
        }
      }
      .onAppear { announce() }
      .onChange(of: errors) { announce() }
    }
  }

  private var heading: LocalizedStringKey {
    var key: LocalizedStringKey = "\(errors.fields.count) fields need attention"
    key.table = .system
    return key
  }

  private func announce() {
    let lines = [heading] + errors.fields.compactMap { errors[$0] }
    let words = lines.map { Text($0).resolved(in: context) }
    AccessibilityNotification.Announcement(words.joined(separator: "\n")).post()
  }
}
