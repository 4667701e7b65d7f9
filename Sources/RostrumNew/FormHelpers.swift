/// What forms have for fields without a control of their own.
enum FormHelpers {
  static let optionalText = """
    extension String? {
      /// The text of a field; an empty one is a missing value.
      fileprivate var orEmpty: String {
        get { self ?? "" }
        set { self = newValue.isEmpty ? nil : newValue }
      }
    }

    """

  static let optionalDate = """
    /// A date that may be missing.
    private struct OptionalDatePicker: View {
      let title: LocalizedStringKey
      @Binding var date: Date?
      @Dependency(\\.date.now) private var now

      var body: some View {
        LabeledContent(title) {
          if let date = Binding($date) {
            DatePicker(title, selection: date, displayedComponents: .date).labelsHidden()
            Button("Remove date") { self.date = nil }
          } else {
            Button("Add date") { date = now }
          }
        }
      }
    }

    """

  static let address = """
    /// Addresses as they are written, with a host.
    private struct AddressFormat: ParseableFormatStyle, ParseStrategy {
      var parseStrategy: Self { self }

      func format(_ address: URL) -> String { address.absoluteString }

      func parse(_ text: String) throws -> URL {
        guard let address = URL(string: text), address.host() != nil else {
          throw CocoaError(.formatting)
        }
        return address
      }
    }

    """

  static let identifier = """
    /// Identifiers as they are written.
    private struct IdentifierFormat: ParseableFormatStyle, ParseStrategy {
      var parseStrategy: Self { self }

      func format(_ identifier: UUID) -> String { identifier.uuidString }

      func parse(_ text: String) throws -> UUID {
        guard let identifier = UUID(uuidString: text) else { throw CocoaError(.formatting) }
        return identifier
      }
    }

    """
}
