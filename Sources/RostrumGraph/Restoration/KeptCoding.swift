import Foundation
import RostrumRestoration

/// How values of a type are kept; `nil` if they aren't.
///
/// An object isn't kept even if it is `Codable`, because it changes without being set.
@MainActor
package struct KeptCoding<Value> {
  private let coded: any (Encodable & Decodable).Type
  private let represented: (any KeptByRepresentation.Type)?

  package init?() {
    if ValueLayout.isReference(Value.self) || Value.self is any RestoringItself.Type { return nil }
    if let type = Value.self as? any KeptByRepresentation.Type {
      represented = type
      coded = type.representation
    } else if let type = Value.self as? any (Encodable & Decodable).Type {
      represented = nil
      coded = type
    } else {
      return nil
    }
  }

  /// The type that is encoded.
  package var type: Any.Type { coded }

  /// The value that the earlier launch has kept.
  package func value(
    at place: KeptPlace, of declaration: String, in restoration: Restoration
  ) -> Value? {
    guard let kept = restoration.value(coded, at: place, declaration: declaration) else {
      return nil
    }
    guard let represented else { return kept as? Value }
    return represented.make(kept) as? Value
  }

  /// Encodes a value.
  package func encode(_ value: Value, with encoder: JSONEncoder) throws -> Data? {
    if let value = value as? any KeptByRepresentation {
      return try value.keptRepresentation.map { try encoder.encode($0) }
    }
    return try (value as? any Encodable).map { try encoder.encode($0) }
  }
}

extension KeptByRepresentation {
  fileprivate static var representation: any (Encodable & Decodable).Type { KeptForm.self }

  fileprivate static func make(_ kept: Any) -> Self? {
    (kept as? KeptForm).flatMap { Self(kept: $0) }
  }

  fileprivate var keptRepresentation: (any Encodable)? {
    get throws { try keptForm() }
  }
}
