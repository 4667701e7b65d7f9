import Foundation

/// The file of a cache: little-endian words of 64 bits.
///
/// The mark of the format, two words of the key, two of the tool's digest, three for each digest of a file (with the
/// last day on which it was needed), and two of the digest of all that precedes.
struct CacheFile: Sendable {
  struct Contents {
    var key: SipHash.Bits
    var days: [SipHash.Bits: UInt64]
  }

  /// The bytes `rostrum1`.
  private static let mark: UInt64 = 0x316d_7572_7473_6f72
  private static let suffix = ".rostrum-lint"
  private static let largest = (LintCache.limit * 3 + 7) * 8

  private let folder: URL
  private let name: String
  private let tool: ToolIdentity

  init(folder: String, tool: ToolIdentity) {
    self.folder = URL(filePath: folder, directoryHint: .isDirectory)
    self.tool = tool
    // The builds that replace each other have one file.
    let path = SipHash(key: .init(low: 0, high: 0)).hash(tool.path)
    name = path.hexadecimal + Self.suffix
  }

  private var url: URL { folder.appending(path: name) }

  /// The contents, if the file exists, is as it was written, and is of the same build of the tool.
  func read() -> Contents? {
    guard Self.isReadable(url), let data = try? Data(contentsOf: url) else { return nil }
    let words = Self.words(data)
    guard data.count.isMultiple(of: 8), words.count >= 7, (words.count - 7).isMultiple(of: 3),
      words[0] == Self.mark
    else {
      return nil
    }
    let key = SipHash.Bits(low: words[1], high: words[2])
    let hash = SipHash(key: key)
    let digest = data.dropLast(16).withUnsafeBytes { hash.hash($0) }
    guard digest == SipHash.Bits(low: words[words.count - 2], high: words[words.count - 1]),
      hash.hash(tool.build) == SipHash.Bits(low: words[3], high: words[4])
    else { return nil }
    var days = [SipHash.Bits: UInt64](minimumCapacity: words.count / 3)
    for index in stride(from: 5, to: words.count - 2, by: 3) {
      days[SipHash.Bits(low: words[index], high: words[index + 1])] = words[index + 2]
    }
    return Contents(key: key, days: days)
  }

  /// Replaces the file, or leaves it as it is without the room or the permission to do so.
  func write(_ contents: Contents) {
    let hash = SipHash(key: contents.key)
    let tool = hash.hash(tool.build)
    var data = Data()
    for word in [Self.mark, contents.key.low, contents.key.high, tool.low, tool.high] {
      data.append(word)
    }
    for (digest, day) in contents.days {
      data.append(digest.low)
      data.append(digest.high)
      data.append(day)
    }
    let digest = data.withUnsafeBytes { hash.hash($0) }
    data.append(digest.low)
    data.append(digest.high)
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? data.write(to: url, options: .atomic)
  }

  /// Removes the files of other tools that haven't been written for long.
  func removeOthers(notChangedSince date: Date) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for other in names where other != name && Self.isName(other) {
      let file = folder.appending(path: other)
      let facts = try? FileManager.default.attributesOfItem(atPath: file.path)
      guard let changed = facts?[.modificationDate] as? Date, changed < date else { continue }
      try? FileManager.default.removeItem(at: file)
    }
  }

  /// Whether only a cache has files of this name.
  private static func isName(_ name: String) -> Bool {
    name.hasSuffix(suffix) && name.utf8.count == 32 + suffix.utf8.count
      && name.dropLast(suffix.count).allSatisfy(\.isHexDigit)
  }

  /// Whether the URL is that of a file that isn't larger than a cache.
  ///
  /// Nobody may ever write to a pipe.
  private static func isReadable(_ url: URL) -> Bool {
    let facts = try? FileManager.default.attributesOfItem(atPath: url.path)
    return facts?[.type] as? FileAttributeType == .typeRegular
      && (facts?[.size] as? NSNumber)?.intValue ?? .max <= largest
  }

  private static func words(_ data: Data) -> [UInt64] {
    data.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count & ~7, by: 8).map {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt64.self))
      }
    }
  }
}

extension Data {
  fileprivate mutating func append(_ word: UInt64) {
    Swift.withUnsafeBytes(of: word.littleEndian) { append(contentsOf: $0) }
  }
}

extension SipHash {
  /// The hash of a text.
  fileprivate func hash(_ text: String) -> Bits {
    var text = text
    return text.withUTF8 { hash(UnsafeRawBufferPointer($0)) }
  }
}

extension SipHash.Bits {
  /// 32 hexadecimal digits.
  fileprivate var hexadecimal: String {
    [low, high].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    .joined()
  }
}
