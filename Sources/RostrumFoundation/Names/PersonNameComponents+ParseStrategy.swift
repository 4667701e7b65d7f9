#if !canImport(Darwin)
  public import Foundation

  extension PersonNameComponents {
    /// Reads names: titles, given name, middle names, family name and suffixes.
    ///
    /// A comma after the first words makes them the family name, as in “Lovelace, Ada”.
    public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
      private static let prefixes: Set<String> = [
        "dr", "frau", "fr", "herr", "hr", "m", "miss", "mlle", "mme", "mr", "mrs", "ms", "mx",
        "prof",
        "rev", "sir", "sr", "sra",
      ]
      private static let suffixes: Set<String> = [
        "esq", "ii", "iii", "iv", "jr", "md", "phd", "sr",
      ]

      /// Creates a strategy.
      public init() {}

      /// Reads a name.
      ///
      /// - Parameter value: The name.
      /// - Returns: The parts of the name.
      /// - Throws: An error if there is no name in the text.
      /// - Complexity: O(*n*), where *n* is the length of the text.
      public func parse(_ value: String) throws -> PersonNameComponents {
        let halves = value.split(separator: ",", maxSplits: 1).map(Self.words)
        guard var words = halves.first, !words.isEmpty else { throw CocoaError(.formatting) }
        var name = PersonNameComponents()
        var rest = halves.count > 1 ? halves[1] : []
        var suffixes: [String] = []
        while let last = rest.last, Self.suffixes.contains(Self.plain(last)) {
          suffixes.insert(rest.removeLast(), at: 0)
        }
        if !rest.isEmpty {
          name.familyName = words.joined(separator: " ")
          words = rest
        }
        let prefix = words.prefix { Self.prefixes.contains(Self.plain($0)) }
        if prefix.count < words.count {
          words.removeFirst(prefix.count)
          if !prefix.isEmpty { name.namePrefix = prefix.joined(separator: " ") }
        }
        while words.count > 1, let last = words.last, Self.suffixes.contains(Self.plain(last)) {
          suffixes.insert(words.removeLast(), at: 0)
        }
        if !suffixes.isEmpty { name.nameSuffix = suffixes.joined(separator: " ") }
        if name.familyName == nil, words.count > 1 || name.namePrefix != nil {
          name.familyName = words.removeLast()
        }
        name.givenName = words.first
        if words.count > 1 { name.middleName = words.dropFirst().joined(separator: " ") }
        return name
      }

      private static func words(of text: Substring) -> [String] {
        text.split { $0.isWhitespace || $0 == "," }.map(String.init)
      }

      private static func plain(_ word: String) -> String {
        word.lowercased().filter { $0 != "." }
      }
    }
  }

  extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    /// Reads names.
    public static var name: Self { Self() }
  }
#endif
