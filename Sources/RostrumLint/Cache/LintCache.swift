import Foundation
import RostrumRuntime

/// The digests of files in which there is nothing to find, so that later runs don't parse them again.
///
/// There is nothing to find in a file that parses, and that contains neither a word of a rule nor a comment to the
/// linter. That depends on its bytes and on the tool, but not on the configuration or on other files. Each run lints
/// all other files.
///
/// ```swift
/// let cache = LintCache(folder: ".build/lint", tool: tool)
/// let reports = await Linter().check(["A.swift", "B.swift"], cache: cache)
/// cache.save()
/// ```
///
/// The cache never changes what is reported:
/// - Each build of the tool begins with an empty cache, as does a run that can't read the file of the cache, or finds
///   it damaged.
/// - A cache that can't be written isn't written.
/// - The file is replaced as a whole, so each of two runs at the same time sees a complete one. What one of them adds
///   may be lost.
/// - The digests have 128 bits and a random key, which is in the file of the cache: see ``SipHash``.
package final class LintCache: Sendable {
  /// The number of days after which a digest that no run has needed is dropped, and a file of a tool that no longer
  /// runs is removed.
  package static let days = 30
  /// The most digests that are kept: those that were needed last.
  package static let limit = 50_000

  private struct Contents {
    var days: [SipHash.Bits: UInt64] = [:]
    var isChanged = false
  }

  private let file: CacheFile
  private let hash: SipHash
  private let today: UInt64
  private let contents: Locked<Contents>

  /// Opens a cache.
  ///
  /// - Parameters:
  ///   - folder: The folder of the cache, which need not exist.
  ///   - tool: What is linted with.
  ///   - now: The time.
  package init(folder: String, tool: ToolIdentity, now: Date = Date()) {
    file = CacheFile(folder: folder, tool: tool)
    today = UInt64(max(0, now.timeIntervalSince1970) / 86_400)
    let read = file.read()
    hash = SipHash(key: read?.key ?? .random())
    contents = Locked(Contents(days: read?.days ?? [:]))
  }

  /// The digest of the bytes of a file, which no other cache has.
  ///
  /// - Parameter bytes: The bytes.
  /// - Returns: The digest.
  package func digest(_ bytes: Data) -> SipHash.Bits {
    bytes.withUnsafeBytes { hash.hash($0) }
  }

  /// Whether it is known that there is nothing to find in a file, whose digest is needed today.
  ///
  /// - Parameter digest: The digest of the file.
  /// - Returns: Whether it is known.
  package func contains(_ digest: SipHash.Bits) -> Bool {
    contents.withLock { contents in
      guard let day = contents.days[digest] else { return false }
      if day < today {
        contents.days[digest] = today
        contents.isChanged = true
      }
      return true
    }
  }

  /// Adds a file in which there is nothing to find.
  ///
  /// - Parameter digest: The digest of the file.
  package func insert(_ digest: SipHash.Bits) {
    contents.withLock { contents in
      contents.days[digest] = today
      contents.isChanged = true
    }
  }

  /// Writes the cache if it has changed.
  package func save() {
    let contents = contents.value
    guard contents.isChanged else { return }
    var days = contents.days
    // What a run at the same time has added.
    if let other = file.read(), other.key == hash.key {
      days.merge(other.days) { max($0, $1) }
    }
    let oldest = today - min(today, UInt64(Self.days))
    days = days.filter { $0.value >= oldest }
    if days.count > Self.limit {
      let latest = days.sorted { $0.value > $1.value }.prefix(Self.limit)
      days = Dictionary(uniqueKeysWithValues: Array(latest))
    }
    file.write(CacheFile.Contents(key: hash.key, days: days))
    file.removeOthers(notChangedSince: Date(timeIntervalSinceNow: -Double(Self.days) * 86_400))
  }
}

extension SipHash.Bits {
  fileprivate static func random() -> Self {
    Self(low: .random(in: 0 ... .max), high: .random(in: 0 ... .max))
  }
}
