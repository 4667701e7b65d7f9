import Foundation

/// The button of a date picker, with the calendar that it opens.
struct DatePickerControl<Content: View>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .datePicker }
  let choice: DateChoice
  let text: String
  let isOpen: Binding<Bool>
  let content: Content

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    let parts = DateParts(choice.components, in: environment.timeZone)
    let shown = parts.value(of: choice.selection.wrappedValue)
    let (first, last) = (choice.earliest.map(parts.value), choice.latest.map(parts.value))
    element.content = .datePicker(
      shown, from: first, through: last, environment.datePickerVariant, text: text)
    element.enable(in: environment)
    element.onTap { isOpen.wrappedValue.toggle() }
    element.on(
      .setDate,
      refusing: {
        guard case .setDate(let value) = $0 else { return nil }
        return choice.refusal(of: value, like: shown, from: first, through: last)
      },
      { if case .setDate(let value) = $0.action { choice.set(to: value, parts) } })
  }
}

/// A calendar in front of other views, beside its picker.
struct DatePickerPopover: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .popover }
  let content: DatePickerPanel
  private let close: @MainActor () -> Void

  init(content: DatePickerPanel, _ close: @escaping @MainActor () -> Void) {
    self.content = content
    self.close = close
  }

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .popover([.compactAdaptation(.popover, .horizontal)])
    element.onDismiss { close() }
  }
}
