import Foundation

/// A type that can take over values of its earlier form, which an earlier version of the program has
/// stored.
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
/// A stored value is decoded as the type itself, and if that fails, as the earlier form. An earlier form
/// may have one of its own: it is migrated step by step then. So an update of the program needs
/// nothing but the form before it, and a value that skipped several versions arrives as well.
///
/// It applies to the values that a launch keeps as a whole: the state of a root store, the state of a
/// view, and a shared value. A type within them has its own `init(from:)`; a property that is added
/// with a default value needs only `decodeIfPresent(_:forKey:)` there.
public protocol Migratable: Codable {
  /// The earlier form.
  associatedtype Previous: Decodable

  /// Creates a value from one of the earlier form.
  ///
  /// - Parameter previous: The value of the earlier form.
  /// - Throws: The reason why there is no such value. It then begins anew, and the error of decoding
  ///   the type itself is reported.
  init(migrating previous: Previous) throws
}

extension JSONDecoder {
  /// Decodes a value, or migrates one of an earlier form.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - data: The value as JSON.
  /// - Returns: The value, and whether it was migrated.
  /// - Throws: The reason why the value itself can't be decoded.
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
  /// Migrates a value of an earlier form.
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
