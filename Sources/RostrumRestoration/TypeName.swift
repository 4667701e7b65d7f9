/// The names of types in snapshots.
@MainActor
package enum TypeName {
  /// The names computed so far.
  private static var names: [ObjectIdentifier: String] = [:]

  /// The name of a type with its module, which is the same in every process.
  ///
  /// The runtime identifies the context of a private type by an address, which this name leaves
  /// out.
  ///
  /// - Parameter type: The type.
  /// - Returns: The name, such as `Standups.StandupForm`.
  package static func of(_ type: Any.Type) -> String {
    if let name = names[ObjectIdentifier(type)] { return name }
    let name = withoutAddresses(_typeName(type))
    names[ObjectIdentifier(type)] = name
    return name
  }

  /// The name of a type with its module and without generic arguments.
  package static func withoutArguments(of type: Any.Type) -> String {
    String(Substring(of(type).utf8.prefix { $0 != UInt8(ascii: "<") }))
  }

  /// The name of a type without its module and generic arguments, as used in messages.
  package static func withoutModule(of type: Any.Type) -> String {
    let parts = withoutArguments(of: type).utf8.split(separator: UInt8(ascii: ".")).dropFirst()
    return parts.map(Substring.init).filter { $0 != "(private)" }.joined(separator: ".")
  }

  private static func withoutAddresses(_ name: String) -> String {
    let mark = "(unknown context at $"
    var rest = name[...]
    var result = ""
    while let start = rest.firstRange(of: mark) {
      result += rest[..<start.lowerBound] + "(private"
      rest = rest[start.upperBound...].drop { $0.isHexDigit }
    }
    return result + rest
  }
}
