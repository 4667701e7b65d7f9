/// A row that can stand in for one that hasn't arrived yet.
///
/// ```swift
/// struct Vehicle: Codable, Equatable, PlaceholderRow {
///   var id: Int64
///   var plate = ""
///
///   static func placeholder(at offset: Int) -> Vehicle { Vehicle(id: -1 - Int64(offset)) }
/// }
/// ```
///
/// The identities of placeholders differ from each other and from those of rows. A view that shows a row
/// can tell them apart, and has SwiftUI's look for what hasn't arrived:
///
/// ```swift
/// List(vehicles) { vehicle in
///   Text(vehicle.plate).redacted(reason: vehicle.id < 0 ? .placeholder : [])
/// }
/// ```
public protocol PlaceholderRow: Identifiable, Sendable where ID: Sendable {
  /// What stands in for a row.
  ///
  /// - Parameter offset: The offset of the row.
  /// - Returns: The placeholder, which has an identity of its own.
  static func placeholder(at offset: Int) -> Self
}
