import Rostrum

/// A way to present, and what says that it is presented.
struct Route: Hashable, CustomStringConvertible {
  enum Kind: String, CaseIterable {
    case sheet, cover, popover, alert, dialog, screen, inspector

    /// Whether a link can lead to it.
    var hasAddress: Bool {
      switch self {
      case .sheet, .cover, .popover, .screen: true
      case .alert, .dialog, .inspector: false
      }
    }
  }

  enum Source: String, CaseIterable {
    /// A binding to a Boolean value of a model.
    case flag
    /// A binding to an optional value of a model.
    case item
    /// A case of an optional enumeration of a model.
    case `case`
    /// An optional state of a store.
    case optional
    /// A case of a store's destination.
    case destination
  }

  let kind: Kind
  let source: Source

  static let all = Source.allCases.flatMap { source in
    Kind.allCases.map { Route(kind: $0, source: source) }
  }

  var description: String { "\(kind) \(source)" }

  /// The component of an address.
  var component: String { "\(kind)-\(source)" }
}

extension Route {
  /// The routes that words name: two words a route.
  static func list(_ words: some Collection<Substring>) -> [Route] {
    let words = Array(words)
    return stride(from: 0, to: words.count - 1, by: 2).compactMap { index in
      guard
        let kind = Kind(rawValue: String(words[index])),
        let source = Source(rawValue: String(words[index + 1]))
      else { return nil }
      return Route(kind: kind, source: source)
    }
  }
}
