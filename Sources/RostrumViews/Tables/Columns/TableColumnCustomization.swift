/// What a user has chosen of the columns of a table: their order, their visibility and their widths.
///
/// ```swift
/// @SceneStorage("vehicles") private var columns: TableColumnCustomization<Vehicle>
///
/// var body: some View {
///   Table(vehicles, columnCustomization: $columns) {
///     TableColumn("Name", value: \.name).customizationID("name")
///     TableColumn("Note", value: \.note).customizationID("note").defaultVisibility(.hidden)
///   }
/// }
/// ```
///
/// The columns are told apart by their ``TableColumnContent/customizationID(_:)``, so that a stored
/// value survives an app in which columns were added or moved. The table has a menu for their
/// visibility and order at the end of its headings, and the edges of headings change widths.
public struct TableColumnCustomization<RowValue: Identifiable>: Hashable, Sendable, Codable {
  var choices = TableColumnChoices()

  /// Creates a customization in which the user has chosen nothing.
  public init() {}

  /// The visibility that the user has chosen for a column; `.automatic` if the column has that of the
  /// app.
  ///
  /// - Parameter id: The identifier of the column.
  public subscript(visibility id: String) -> Visibility {
    get { choices.visibility[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { choices.visibility[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Gives the columns the order that the app declares.
  public mutating func resetOrder() { choices.order = nil }

  /// Decodes a customization.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: The decoder's errors.
  public init(from decoder: any Decoder) throws {
    choices = try TableColumnChoices(from: decoder)
  }

  /// Encodes the customization.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: The encoder's errors.
  public func encode(to encoder: any Encoder) throws { try choices.encode(to: encoder) }
}

extension TableColumnCustomization: TextStorable {}

/// What a user has chosen of columns, by their identifiers.
struct TableColumnChoices: Hashable, Sendable, Codable {
  /// The identifiers of columns in the user's order.
  var order: [String]?
  var visibility: [String: Bool] = [:]
  var widths: [String: Double] = [:]
}

/// What a user may not change of a column.
public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The place of the column among the others.
  public static let reorder = Self(rawValue: 1 << 0)
  /// The width of the column.
  public static let resize = Self(rawValue: 1 << 1)
  /// Whether the column is shown.
  public static let visibility = Self(rawValue: 1 << 2)
  /// All of them.
  public static let all: Self = [.reorder, .resize, .visibility]
}
