import SwiftDiagnostics
import SwiftSyntax

/// A stored variable that is a part of a struct's animatable data.
struct AnimatableProperty {
  let name: String
  let type: String
}

/// The data of several properties, as nested pairs.
struct AnimatableData {
  private let properties: [AnimatableProperty]

  init(_ properties: [AnimatableProperty]) {
    self.properties = properties
  }

  /// The source of the property `animatableData`.
  ///
  /// - Parameter access: The access level, followed by a space.
  /// - Returns: The source.
  func source(access: String) -> String {
    let assignments = zip(properties, places)
      .map { "self.\($0.name).animatableData = \($1)\n" }
      .joined()
    return block(
      "\(access)nonisolated var animatableData: \(type)",
      block("get", value + "\n") + "\n" + block("set", assignments) + "\n")
  }

  private var type: String {
    nested(
      properties.map { $0.type + ".AnimatableData" }, empty: "RostrumViews.EmptyAnimatableData"
    ) { "RostrumViews.AnimatablePair<\($0), \($1)>" }
  }

  private var value: String {
    nested(
      properties.map { "self.\($0.name).animatableData" },
      empty: "RostrumViews.EmptyAnimatableData()"
    ) { "RostrumViews.AnimatablePair(\($0), \($1))" }
  }

  /// Where the new value has the data of each property.
  private var places: [String] {
    properties.indices.map { index in
      let path = "newValue" + String(repeating: ".second", count: index)
      return index == properties.count - 1 ? path : path + ".first"
    }
  }

  private func nested(
    _ parts: [String], empty: String, pair: (String, String) -> String
  ) -> String {
    guard let last = parts.last else { return empty }
    return parts.dropLast().reversed().reduce(last) { pair($1, $0) }
  }
}

extension VariableDeclSyntax {
  /// The variables of the declaration that are animated.
  ///
  /// Those with a property wrapper aren't, because the wrapper has the value rather than the struct.
  var animatableProperties: [AnimatableProperty] {
    get throws {
      guard
        bindingSpecifier.tokenKind == .keyword(.var),
        !attributes.contains(named: "AnimatableIgnored"), !attributes.hasPropertyWrapper
      else { return [] }
      let stored = Set(storedNames)
      return try bindings.enumerated().compactMap { index, binding in
        guard
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          stored.contains(name)
        else { return nil }
        // In `var x, y: Double`, the annotation is that of both.
        let annotated =
          binding.initializer == nil
          ? bindings.dropFirst(index).first { $0.typeAnnotation != nil } : binding
        if let annotation = annotated?.typeAnnotation?.type {
          return annotation.isEvidentlyDiscrete
            ? nil : AnimatableProperty(name: name, type: annotation.trimmedDescription)
        }
        guard let type = binding.initializer?.value.evidentType else { throw missingType(binding) }
        return discreteTypes.contains(baseName(of: type))
          ? nil : AnimatableProperty(name: name, type: type)
      }
    }
  }

  private func missingType(_ binding: PatternBindingSyntax) -> DiagnosticsError {
    let type = TypeAnnotationSyntax(
      colon: .colonToken(trailingTrivia: .space),
      type: IdentifierTypeSyntax(name: .identifier("<#Type#>")), trailingTrivia: .space)
    var corrected = binding
    corrected.pattern = binding.pattern.trimmed
    corrected.typeAnnotation = type
    return DiagnosticsError(
      Complaint("'@Animatable' requires the type of each stored 'var'"), at: binding,
      fixIt: .replace(message: Remedy("Add a type"), oldNode: binding, newNode: corrected))
  }
}

extension AttributeListSyntax {
  /// Whether an attribute is a property wrapper, whose name is that of a type.
  fileprivate var hasPropertyWrapper: Bool {
    contains { element in
      guard let name = element.as(AttributeSyntax.self)?.baseName else { return false }
      return name.first?.isUppercase == true && name != "MainActor"
    }
  }
}

extension TypeSyntax {
  /// Whether the syntax shows that there is nothing between two values of the type.
  fileprivate var isEvidentlyDiscrete: Bool {
    if self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self) {
      return discreteTypes.contains(baseName(of: trimmedDescription))
    }
    return true
  }
}

/// The name of a type without module qualifiers and generic arguments.
private func baseName(of type: String) -> String {
  let name = type.prefix { $0 != "<" }.split(separator: ".").last
  return name.map(String.init) ?? ""
}

private let discreteTypes: Set<String> = [
  "Array", "Bool", "Character", "Dictionary", "Int", "Int8", "Int16", "Int32", "Int64", "Optional",
  "Set", "String", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "URL", "UUID",
]
