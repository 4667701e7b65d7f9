import Foundation
import RostrumElements
internal import RostrumFoundation

/// A value as the text that a user edits.
final class FormattedLocation<Value: Equatable, Format: Hashable>: BindingLocation<String> {
  private let base: BindingLocation<Value>
  private let format: Format
  private let write: (Value, FormatContext) -> String
  private let read: (String, FormatContext) -> Value?
  private let clean: (String) -> String
  private var context = TextContext(
    locale: .autoupdatingCurrent, calendar: .autoupdatingCurrent, timeZone: .autoupdatingCurrent)
  private var draft: FieldDraft<Value>?

  init(
    _ base: BindingLocation<Value>, _ format: Format,
    write: @escaping (Value, FormatContext) -> String,
    read: @escaping (String, FormatContext) -> Value?,
    clean: @escaping (String) -> String = { $0 }
  ) {
    self.base = base
    self.format = format
    self.write = write
    self.read = read
    self.clean = clean
  }

  override var value: String {
    get {
      let value = base.value
      return draft?.text(for: value) ?? write(value, context.formats)
    }
    set {
      let value = read(newValue, context.formats)
      if let value { base.value = value }
      draft?.keep(clean(newValue), parsed: value, written: base.value)
    }
  }

  override func isSame(as other: BindingLocation<String>) -> Bool {
    guard let other = other as? FormattedLocation else { return false }
    return format == other.format && base.isSame(as: other.base)
  }
}

extension FormattedLocation: FormattedFieldText {
  func begin(in context: TextContext, continuing former: (any FocusLink)?) -> any FocusLink {
    self.context = context
    let draft = former as? FieldDraft<Value> ?? self.draft ?? FieldDraft()
    self.draft = draft
    return draft
  }

  /// Whether the format couldn't parse the text, so that the value didn't change.
  var isRefused: Bool { draft?.isRefused(for: base.value) ?? false }
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

/// The code of a text with looks, links and lists, as a format.
struct RichTextFormat: Hashable {}

extension FormattedLocation where Value == AttributedString, Format == RichTextFormat {
  /// Creates the location of a text's code.
  convenience init(_ value: Binding<AttributedString>) {
    let location = value.location
    self.init(
      location, RichTextFormat(), write: { text, _ in RichText(text).code },
      read: { code, _ in AttributedString(RichText(code: code), keeping: location.value) },
      clean: { RichText(code: $0).code })
  }
}
