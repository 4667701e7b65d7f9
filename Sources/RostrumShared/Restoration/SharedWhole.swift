import Foundation
import RostrumPresentation
import RostrumRuntime
@_spi(Reflection) import Swift

/// A shared value of any type, whose parts are found by their names.
@MainActor
protocol SharedWhole: AnyObject {
  /// The part at the end of a step, or `nil` if the value has no such part.
  func part(at hop: SharedRoute.Hop) -> (any SharedWhole)?
}

extension SharedReference: SharedWhole {
  func part(at hop: SharedRoute.Hop) -> (any SharedWhole)? {
    guard let path = PartPath<Value>.path(at: hop.step) else { return nil }
    func make<Part>(_ type: Part.Type) -> (any SharedWhole)? {
      if !hop.isContent {
        return (path as? WritableKeyPath<Value, Part>).map { SharedPart(of: self, at: $0) }
      }
      return (Part.self as? any OptionalPart.Type)?.content(of: self, at: path, last: hop.last)
    }
    return _openExistential(Swift.type(of: path).valueType, do: make)
  }
}

/// The key paths to the parts of values of a type.
enum PartPath<Whole> {
  /// The key path of a step.
  static func path(at step: SharedRoute.Step) -> PartialKeyPath<Whole>? {
    switch step {
    case .whole: \Whole.self
    case .property(let name): property { property, _ in property == name }
    case .element(let id):
      (Whole.self as? any ElementsById.Type)?.path(id) as? PartialKeyPath<Whole>
    }
  }

  /// The step that a key path takes; `nil` if it leads neither to a stored property nor to an
  /// element with an id.
  ///
  /// - Complexity: O(*n*) in the number of elements, or of stored properties.
  static func step(of path: PartialKeyPath<Whole>, in whole: Whole) -> SharedRoute.Step? {
    if path == \Whole.self { return .whole }
    if let id = (whole as? any ElementsById)?.id(of: path) { return .element(id: id) }
    var found: String?
    _ = property { name, other in
      if other == path { found = name }
      return other == path
    }
    return found.map { .property($0) }
  }

  /// The first stored property that a closure accepts.
  private static func property(
    _ accepts: (String, PartialKeyPath<Whole>) -> Bool
  ) -> PartialKeyPath<Whole>? {
    // NB: The library traps for an existential type.
    guard TypeMetadata(Whole.self).hasFields else { return nil }
    var found: PartialKeyPath<Whole>?
    // NB: The option is a global variable of the library.
    let ignoreUnknown = _EachFieldOptions(rawValue: 1 << 1)
    _ = _forEachFieldWithKeyPath(of: Whole.self, options: ignoreUnknown) { name, path in
      if accepts(String(cString: name), path) { found = path }
      return found == nil
    }
    return found
  }
}

/// An optional part.
private protocol OptionalPart {
  /// The content of a part; `nil` if there is no content and no last one.
  @MainActor
  static func content<Whole>(
    of whole: SharedReference<Whole>, at path: PartialKeyPath<Whole>, last: String?
  ) -> (any SharedWhole)?
}

extension Optional: OptionalPart {
  fileprivate static func content<Whole>(
    of whole: SharedReference<Whole>, at path: PartialKeyPath<Whole>, last: String?
  ) -> (any SharedWhole)? {
    guard let path = path as? WritableKeyPath<Whole, Wrapped?>,
      let content = whole.value[keyPath: path] ?? last.flatMap(JSONText.value)
    else { return nil }
    return SharedContent(of: whole, at: path, last: content)
  }
}

/// A collection whose elements are found by their ids.
private protocol ElementsById {
  /// The key path to the element with an id, which is JSON.
  static func path(_ id: String) -> AnyKeyPath?
  /// The id of the element at a key path, as JSON, or `nil` for key paths to anything else.
  func id(of path: AnyKeyPath) -> String?
}

extension IdentifiedArray: ElementsById {
  fileprivate static func path(_ id: String) -> AnyKeyPath? {
    let id: ID? = JSONText.value(id)
    return id.map { \Self.[id: $0] }
  }

  fileprivate func id(of path: AnyKeyPath) -> String? {
    ids.first { \Self.[id: $0] == path }.flatMap { JSONText.text($0) }
  }
}

/// Values as JSON, if their types are `Codable`.
enum JSONText {
  static func text<Value>(_ value: Value) -> String? {
    (value as? any Encodable).flatMap { try? JSONEncoder().encode($0) }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  static func value<Value>(_ text: String) -> Value? {
    guard let type = Value.self as? any Decodable.Type else { return nil }
    return (try? JSONDecoder().decode(type, from: Data(text.utf8))) as? Value
  }
}
