import Foundation
internal import RostrumFoundation

/// A value as the text that a user edits.
///
/// The user's text is kept until something else changes the value, so "1." doesn't turn into "1"
/// while the user types.
final class FormattedLocation<Value: Equatable, Format: Hashable>: BindingLocation<String> {
  private let base: BindingLocation<Value>
  private let format: Format
  private let write: (Value, FormatContext) -> String
  private let read: (String, FormatContext) -> Value?
  private var context = TextContext(
    locale: .autoupdatingCurrent, calendar: .autoupdatingCurrent, timeZone: .autoupdatingCurrent)
  private var draft: Draft?
  private weak var field: ElementHandle?

  /// The text that the user typed, and the value at that time.
  private struct Draft {
    let text: String
    let value: Value
    let isRefused: Bool
  }

  private init(
    _ base: BindingLocation<Value>, _ format: Format,
    write: @escaping (Value, FormatContext) -> String,
    read: @escaping (String, FormatContext) -> Value?
  ) {
    self.base = base
    self.format = format
    self.write = write
    self.read = read
  }

  override var value: String {
    get {
      let value = base.value
      if let draft, draft.value == value { return draft.text }
      return write(value, context.formats)
    }
    set {
      let value = read(newValue, context.formats)
      if let value { base.value = value }
      draft = Draft(text: newValue, value: base.value, isRefused: value == nil && !newValue.isEmpty)
      markField()
    }
  }

  private func markField() {
    if let field { field.owner.graph.mark(field.owner) }
  }

  override func isSame(as other: BindingLocation<String>) -> Bool {
    guard let other = other as? FormattedLocation else { return false }
    return format == other.format && base.isSame(as: other.base)
  }
}

extension FormattedLocation: ReaderDependent {
  func read(in context: TextContext) { self.context = context }

  /// Whether the format couldn't parse the text, so that the value didn't change.
  var isRefused: Bool {
    guard let draft else { return false }
    return draft.isRefused && draft.value == base.value
  }
}

extension FormattedLocation: FocusLink {
  func add(_ handle: ElementHandle) { field = handle }
  func remove(_ handle: ElementHandle) { if field === handle { field = nil } }
  func didFocus() {}

  /// Shows the value in its format again.
  func didBlur() {
    if draft == nil { return }
    draft = nil
    markField()
  }
}

extension FormattedLocation where Format: ParseableFormatStyle, Format.FormatOutput == String {
  /// Creates the location of a value's text.
  convenience init(_ value: Binding<Value>, _ format: Format) where Value == Format.FormatInput {
    self.init(
      value.location, format, write: { format.following($1).format($0) },
      read: { format.parseStrictly($0, in: $1) })
  }

  /// Creates the location of an optional value's text.
  convenience init(_ value: Binding<Value>, _ format: Format)
  where Value == Format.FormatInput? {
    self.init(
      value.location, format,
      write: { value, context in value.map { format.following(context).format($0) } ?? "" },
      read: { text, context in
        if text.allSatisfy(\.isWhitespace) { return .some(nil) }
        return format.parseStrictly(text, in: context).map { .some($0) }
      })
  }
}
