/// The values of a scene that the browser keeps with its tab, by name: what `@SceneStorage` holds.
///
/// A browser's own storage is limited, and a tab brings everything back when it begins a new
/// session. So the values are bounded; one that would go beyond the bound is refused and the tab
/// keeps the value that it had.
struct KeptValues: Hashable, Sendable {
  /// The size of all values with their names, in UTF-8.
  static let maximumBytes = 2 * 1024 * 1024
  /// The number of values.
  static let maximumCount = 256

  /// Why a value is not kept.
  enum Refusal: Error, Hashable, Sendable {
    /// All values together would have more bytes than are allowed.
    case tooLarge(bytes: Int, limit: Int)
    /// There would be more values than are allowed.
    case tooMany(limit: Int)
  }

  /// The values by name.
  private(set) var texts: [String: String] = [:]
  private var bytes = 0
  private let byteLimit: Int
  private let countLimit: Int

  init(maximumBytes: Int = Self.maximumBytes, maximumCount: Int = Self.maximumCount) {
    byteLimit = maximumBytes
    countLimit = maximumCount
  }

  /// Keeps a value in place of the one that the name had.
  ///
  /// - Parameters:
  ///   - text: The value; `nil` for none.
  ///   - name: The name of the value.
  /// - Throws: ``Refusal``; the name then has the value that it had.
  mutating func set(_ text: String?, for name: String) throws(Refusal) {
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
  /// The reason in words.
  var description: String {
    switch self {
    case .tooLarge(let bytes, let limit):
      "all values of the scene would take \(bytes) bytes, and a tab keeps at most \(limit)"
    case .tooMany(let limit):
      "a tab keeps at most \(limit) values of a scene"
    }
  }
}
