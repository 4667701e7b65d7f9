import RostrumRestoration
import RostrumRuntime
@_spi(Reflection) import Swift

/// How values of a type are compared, and where their dynamic properties are.
///
/// A layout is computed once per type from its stored properties, and cached, as it is a fact about
/// the type.
@MainActor
package final class ValueLayout {
  /// A part of a value that is compared as a whole.
  enum Field {
    case equatable(any Equatable.Type, offset: Int)
    case location(any LocationProperty.Type, offset: Int)
    case indirect(any IndirectValue.Type, offset: Int)
    case bits(offset: Int, size: Int)
  }

  /// A dynamic property within a value.
  enum Property {
    case node(any NodeProperty.Type, offset: Int)
    case custom(any DynamicProperty.Type, offset: Int)
  }

  @exclusivity(unchecked) private(set) var fields: [Field] = []
  @exclusivity(unchecked) private(set) var properties: [Property] = []

  /// The names of the dynamic properties, such as `isOpen` or `form.title`.
  private(set) var propertyNames: [String] = []
  /// Identifies the type in places; computed on first use.
  private var knownPlaceNumber: UInt64?

  /// The properties whose values a body requires.
  @exclusivity(unchecked) private(set) var requirements:
    [(type: any RequiredProperty.Type, offset: Int)] = []

  /// Counts the passes in which nodes receive new values.
  ///
  /// A node receives at most one value in a pass, so results of comparisons can be cached for that
  /// long.
  @exclusivity(unchecked) private(set) static var pass: UInt = 0

  /// Begins a pass when a node is evaluated or arranged on its own.
  static func beginPass() { pass &+= 1 }

  @exclusivity(unchecked) private static var layouts: [ObjectIdentifier: ValueLayout] = [:]

  package static func of<Value>(_ type: Value.Type) -> ValueLayout {
    if let layout = layouts[ObjectIdentifier(type)] { return layout }
    let layout = ValueLayout()
    layout.add(type, at: 0)
    let parts = ValueLayout()
    parts.addProperties(of: type, at: 0)
    layout.properties = parts.properties
    layout.propertyNames = parts.propertyNames
    layout.requirements = parts.requirements
    layouts[ObjectIdentifier(type)] = layout
    return layout
  }
}

extension ValueLayout {
  /// Identifies a type, which must be that of the layout, in places.
  func placeNumber(of type: Any.Type) -> UInt64 {
    if let knownPlaceNumber { return knownPlaceNumber }
    let number = PlaceHasher.number(of: TypeName.withoutArguments(of: type))
    knownPlaceNumber = number
    return number
  }

  /// Whether a type is a class, or an optional of one.
  static func isReference(_ type: Any.Type) -> Bool {
    type is AnyClass || (type as? any OptionalReference.Type)?.isReference == true
  }

  /// Whether a value is an optional reference without an object.
  static func isMissingReference<Value>(_ value: Value) -> Bool {
    (Value.self as? any OptionalReference.Type)?.isMissing(value) == true
  }

  private func add(_ type: Any.Type, at offset: Int) {
    if let location = type as? any LocationProperty.Type {
      fields.append(.location(location, offset: offset))
    } else if let indirect = type as? any IndirectValue.Type {
      fields.append(.indirect(indirect, offset: offset))
    } else if type is any NodeProperty.Type {
      return
    } else if Self.isReference(type) {
      addBits(of: type, at: offset)
    } else if let equatable = type as? any Equatable.Type {
      fields.append(.equatable(equatable, offset: offset))
    } else if !addFields(of: type, at: offset) {
      addBits(of: type, at: offset)
    }
  }

  /// Adds the parts of a structure or tuple; returns whether it has any.
  private func addFields(of type: Any.Type, at offset: Int) -> Bool {
    guard TypeMetadata(type).hasFields else { return false }
    var parts: [(type: Any.Type, offset: Int)] = []
    let isComplete = _forEachField(of: type) { _, fieldOffset, fieldType, _ in
      parts.append((fieldType, offset + fieldOffset))
      return true
    }
    guard isComplete, !parts.isEmpty else { return false }
    for part in parts { add(part.type, at: part.offset) }
    return true
  }

  /// Adds the dynamic properties of a structure and those nested in them, but not those of stored
  /// views, which have nodes of their own.
  private func addProperties(of type: Any.Type, at offset: Int, in outer: String = "") {
    guard TypeMetadata(type).hasFields else { return }
    var parts: [(type: any DynamicProperty.Type, offset: Int, name: String)] = []
    var owners: [(type: Any.Type, offset: Int)] = []
    let owner = (type as? any PropertyForwarding.Type)?.propertyOwner
    _ = _forEachField(of: type) { name, fieldOffset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        let name = String(cString: name).drop { $0 == "_" }
        parts.append((property, offset + fieldOffset, outer + name))
      } else if fieldType == owner {
        owners.append((fieldType, offset + fieldOffset))
      }
      return true
    }
    for (type, offset) in owners { addProperties(of: type, at: offset) }
    for (type, offset, name) in parts {
      if let property = type as? any NodeProperty.Type {
        properties.append(.node(property, offset: offset))
        propertyNames.append(name)
        if let property = property as? any RequiredProperty.Type {
          requirements.append((property, offset))
        }
      } else if !(type is any LocationProperty.Type) {
        addProperties(of: type, at: offset, in: name + ".")
        properties.append(.custom(type, offset: offset))
        propertyNames.append(name)
      }
    }
  }

  /// Adds a part that is compared bitwise.
  ///
  /// Equal bits mean equal values for every type; different bits may only be padding.
  ///
  /// References that may be `nil` must be compared bitwise, too: a `weak` property has the type of
  /// an optional, but its bits lead to a side table instead of the object.
  private func addBits(of type: Any.Type, at offset: Int) {
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    fields.append(.bits(offset: offset, size: _openExistential(type, do: size)))
  }
}

/// A view that stores a value whose dynamic properties count as its own, such as an app.
package protocol PropertyForwarding {
  /// The type of the value.
  static var propertyOwner: Any.Type { get }
}

/// An optional that may contain a reference.
private protocol OptionalReference {
  /// Whether the wrapped type is a class.
  static var isReference: Bool { get }

  /// Whether a value of the type is `nil`.
  static func isMissing(_ value: Any) -> Bool
}

extension Optional: OptionalReference {
  fileprivate static var isReference: Bool { Wrapped.self is AnyClass }

  fileprivate static func isMissing(_ value: Any) -> Bool { !(value is Wrapped) }
}
