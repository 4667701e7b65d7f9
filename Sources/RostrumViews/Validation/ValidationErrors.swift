/// The fields of a form that are wrong, with a message for each, in the order of the form.
///
/// ```swift
/// func save() {
///   errors = ValidationErrors()
///   if name.isEmpty { errors[.name] = "Enter a name." }
///   if !email.contains("@") { errors[.email] = "Enter an address." }
///   focus = errors.firstField
/// }
/// ```
///
/// The errors are a value: a view keeps them in its state, and a reducer in that of its feature. The
/// type of the fields is also that of a focus state, so the first wrong field can get the focus. See
/// ``View/validation(_:for:focus:)`` and ``ValidationSummary``.
///
/// A message from elsewhere, such as a server, is shown unchanged if it is interpolated:
/// `errors[.email] = "\(message)"`.
public struct ValidationErrors<Field: Hashable> {
  /// The wrong fields, in the order in which they were found wrong.
  public private(set) var fields: [Field] = []
  private var messages: [Field: LocalizedStringKey] = [:]

  /// Creates a value without errors.
  public init() {}

  /// Whether no field is wrong.
  public var isEmpty: Bool { fields.isEmpty }

  /// The field that was found wrong first; `nil` if none is wrong.
  public var firstField: Field? { fields.first }

  /// The message of a field; `nil` if the field isn't wrong.
  ///
  /// - Parameter field: The field.
  /// - Complexity: O(1) to read, and O(*n*) in the number of wrong fields to write.
  public subscript(field: Field) -> LocalizedStringKey? {
    get { messages[field] }
    set {
      if newValue == nil {
        fields.removeAll { $0 == field }
      } else if messages[field] == nil {
        fields.append(field)
      }
      messages[field] = newValue
    }
  }
}

extension ValidationErrors: Hashable {}
extension ValidationErrors: Sendable where Field: Sendable {}

extension ValidationErrors: ExpressibleByDictionaryLiteral {
  /// Creates errors from fields and messages, in the order of the literal.
  ///
  /// - Parameter elements: The fields with their messages. The last message of a field wins.
  public init(dictionaryLiteral elements: (Field, LocalizedStringKey)...) {
    for (field, message) in elements { self[field] = message }
  }
}
