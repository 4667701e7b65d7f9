/// A value that several people may edit at the same time, such as a row of a table.
///
/// The version counts its changes. Who saves the value says the version that the edit began with, so
/// that a change in between isn't lost.
public protocol Versioned: Identifiable, Sendable where ID: Sendable {
  /// How often the value was stored; 0 for a value that isn't stored yet.
  var version: Int { get set }
}
