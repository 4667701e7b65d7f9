import Foundation

extension UTType {
  /// The endings of the names of files of the type, without their points; the preferred one first.
  package var filenameExtensions: [String] {
    if identifier.hasPrefix(Self.endingPrefix) {
      return [String(identifier.dropFirst(Self.endingPrefix.count))]
    }
    return UTTypeTable.types[identifier]?.endings ?? []
  }

  /// The ending of the names of files of the type, such as `png`.
  public var preferredFilenameExtension: String? { filenameExtensions.first }

  /// A name with the ending of the type, if it doesn't have one.
  ///
  /// - Parameter name: The name of a file.
  /// - Returns: The name with an ending; without one if the type has none.
  package func completing(_ name: String) -> String {
    guard let ending = preferredFilenameExtension,
      !filenameExtensions.contains(URL(fileURLWithPath: name).pathExtension.lowercased())
    else { return name }
    return "\(name).\(ending)"
  }

  /// The media type, such as `image/png`.
  public var preferredMIMEType: String? { UTTypeTable.types[identifier]?.mediaTypes.first }

  /// All types to which the type conforms, without itself.
  public var supertypes: Set<UTType> {
    var all: Set<UTType> = []
    var rest = parents
    while let type = rest.popLast() {
      if all.insert(type).inserted { rest += type.parents }
    }
    return all
  }

  /// Whether the type is another one or a kind of it: `png` conforms to `image`.
  ///
  /// - Parameter type: The other type.
  /// - Returns: Whether it conforms.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Whether the type is a kind of another one.
  ///
  /// - Parameter type: The other type.
  /// - Returns: Whether it is a kind of the other type.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Whether another type is a kind of the type.
  ///
  /// - Parameter type: The other type.
  /// - Returns: Whether the other type is a kind of it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  private var parents: [UTType] {
    guard let entry = UTTypeTable.types[identifier] else {
      return [declaredParent.map { UTType(declared: $0) } ?? .data]
    }
    return entry.parents.map { UTType(declared: $0) }
  }

  /// The known types that conform to the type, which a browser's file chooser offers.
  package var knownSubtypes: [UTType] {
    UTTypeTable.types.keys.sorted().map { UTType(declared: $0) }.filter { $0.conforms(to: self) }
  }
}
