import Foundation

/// A type that can be created from values in an earlier form, stored by an earlier version of the
/// program.
///
/// ```swift
/// struct Draft: Codable {
///   var title = ""
///   var tags: [String] = []
/// }
///
/// extension Draft: Migratable {
///   struct Previous: Codable {
///     var title: String
///     var tag: String
///   }
///
///   init(migrating previous: Previous) {
///     self.init(title: previous.title, tags: [previous.tag])
///   }
/// }
/// ```
///
/// A stored value is decoded as the type itself, and if that fails, as the earlier form. An earlier
/// form may have an earlier form of its own; values are then migrated step by step. So an update of
/// the program needs only the previous form, and values that skipped several versions are migrated
/// as well.
///
/// This applies to values that a launch keeps as a whole: the state of a root store, the state of a
/// view, and a shared value. For a type within them, write `init(from:)`; a property that is added
/// with a default value needs only `decodeIfPresent(_:forKey:)` there.
public protocol Migratable: Codable {
  /// The earlier form.
  associatedtype Previous: Decodable

  /// Creates a value from its earlier form.
  ///
  /// - Parameter previous: The value in its earlier form.
  /// - Throws: The reason why the value can't be migrated. It then gets its initial value, and the
  ///   error of decoding the type itself is reported.
  init(migrating previous: Previous) throws
}

extension JSONDecoder {
  /// Decodes a value, or migrates one in an earlier form.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - data: The value as JSON.
  /// - Returns: The value, and whether it was migrated.
  /// - Throws: The reason why the type itself can't be decoded.
  package func decodeMigrating<Value: Decodable>(
    _ type: Value.Type, from data: Data
  ) throws -> (value: Value, isMigrated: Bool) {
    do {
      return (try decode(type, from: data), false)
    } catch {
      guard let migratable = type as? any Migratable.Type,
        let value = try? migratable.migrated(from: data, by: self) as? Value
      else { throw error }
      return (value, true)
    }
  }
}

extension Migratable {
  /// Migrates a value in an earlier form.
  fileprivate static func migrated(from data: Data, by decoder: JSONDecoder) throws -> Self {
    try Self(migrating: decoder.decodeMigrating(Previous.self, from: data).value)
  }

  /// The names of the type's earlier forms.
  @MainActor
  fileprivate static var formerNames: [String] {
    [TypeName.of(Previous.self)] + TypeName.former(of: Previous.self)
  }
}

extension TypeName {
  /// The names of the earlier forms of a type.
  static func former(of type: Any.Type) -> [String] {
    (type as? any Migratable.Type)?.formerNames ?? []
  }
}
