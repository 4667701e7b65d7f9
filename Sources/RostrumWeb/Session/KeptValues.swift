/// The values of a scene that the browser stores with its tab, by name: those of `@SceneStorage`.
///
/// A browser's storage is limited, and a tab sends all values when it starts a new session. The
/// values are therefore bounded. A value that would exceed the bound is refused, and the tab keeps
/// its previous value.
package struct KeptValues: Hashable, Sendable {
  /// The maximum size of all values including their names, in UTF-8.
  package static let maximumBytes = 2 * 1024 * 1024
  /// The maximum number of values.
  package static let maximumCount = 256

  /// The reason why a value isn't stored.
  package enum Refusal: Error, Hashable, Sendable {
    /// The total size would exceed the limit.
    case tooLarge(bytes: Int, limit: Int)
    /// The number of values would exceed the limit.
    case tooMany(limit: Int)
  }

  /// The values by name.
  package private(set) var texts: [String: String] = [:]
  private var bytes = 0
  private let byteLimit: Int
  private let countLimit: Int

  package init(maximumBytes: Int = Self.maximumBytes, maximumCount: Int = Self.maximumCount) {
    byteLimit = maximumBytes
    countLimit = maximumCount
  }

  /// Stores a value, which replaces the previous value of the name.
  ///
  /// - Parameters:
  ///   - text: The value, or `nil` to remove it.
  ///   - name: The name of the value.
  /// - Throws: ``Refusal``. The name then keeps its previous value.
  package mutating func set(_ text: String?, for name: String) throws(Refusal) {
    guard let text else {
      if let old = texts.removeValue(forKey: name) { bytes -= size(name, old) }
      return
    }
    let former = texts[name]
    let total = bytes - (former.map { size(name, $0) } ?? 0) + size(name, text)
    guard total <= byteLimit else { throw .tooLarge(bytes: total, limit: byteLimit) }
    guard former != nil || texts.count < countLimit else { throw .tooMany(limit: countLimit) }
    texts[name] = text
    bytes = total
  }

  private func size(_ name: String, _ text: String) -> Int { name.utf8.count + text.utf8.count }
}

extension KeptValues.Refusal: CustomStringConvertible {
  /// A description of the reason.
  package var description: String {
    switch self {
    case .tooLarge(let bytes, let limit):
      "all values of the scene would take \(bytes) bytes, and a tab keeps at most \(limit)"
    case .tooMany(let limit):
      "a tab keeps at most \(limit) values of a scene"
    }
  }
}
