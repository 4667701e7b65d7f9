/// The reason why a part of a value can't be kept or restored, although its type is `Codable`.
///
/// This is the underlying error of an `EncodingError` or a `DecodingError`, whose message then
/// names the property.
package struct NotKept: Error, Hashable, Sendable {
  package init() {}
}
