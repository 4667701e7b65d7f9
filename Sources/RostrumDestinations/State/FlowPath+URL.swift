import Foundation

extension FlowPath
where DestinationType: Codable, ContentType: Codable, TabType: Codable {
  /// Returns the path as a URL.
  ///
  /// Each step is a component of the URL's path, such as `push:colorDetail` or `tab-colors`. The
  /// content of a step is a query item whose name is the position of the step:
  /// `https://example.org/tab-colors/push:colorDetail?2="red"`. Values that aren't encoded as a
  /// string use JSON.
  ///
  /// - Parameter base: The URL that the path is appended to.
  /// - Returns: The URL.
  /// - Throws: The error of a value that can't be encoded.
  public func url(relativeTo base: URL) throws -> URL {
    var components = URLComponents(url: base, resolvingAgainstBaseURL: true) ?? URLComponents()
    let names = try steps.map { step in
      let destination = try step.destination.map { ":" + (try LinkText.encode($0)) } ?? ""
      return try (step.way.name + destination).inLink
    }
    let root = components.percentEncodedPath
    components.percentEncodedPath =
      (root.hasSuffix("/") ? root : root + "/") + names.joined(separator: "/")
    let contents = try steps.enumerated().compactMap { index, step in
      try step.content.map { content in
        "\(index + 1)=" + (try LinkText.encode(content)).inLink
      }
    }
    if !contents.isEmpty { components.percentEncodedQuery = contents.joined(separator: "&") }
    guard let url = components.url else {
      throw DestinationsError.unreadableLink(base.absoluteString)
    }
    return url
  }

  /// Creates a path from a URL that ``url(relativeTo:)`` returned.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - base: The URL that the path was appended to.
  /// - Throws: ``DestinationsError/unreadableState(message:)`` if the URL isn't a path of the app.
  public init(url: URL, relativeTo base: URL) throws(DestinationsError) {
    let failure = DestinationsError.unreadableLink(url.absoluteString)
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let root = URLComponents(url: base, resolvingAgainstBaseURL: true)?.percentEncodedPath,
      parts.percentEncodedPath.hasPrefix(root)
    else { throw failure }
    let contents = Dictionary(
      (parts.percentEncodedQuery ?? "").split(separator: "&").compactMap(LinkText.item)
    ) { first, _ in first }
    steps = []
    let names = parts.percentEncodedPath.dropFirst(root.count).split(separator: "/")
    for (index, name) in names.enumerated() {
      guard let name = name.removingPercentEncoding else { throw failure }
      let halves = name.split(separator: ":", maxSplits: 1).map(String.init)
      guard let way = halves.first.flatMap({ Way(name: $0) }) else { throw failure }
      var step = Step(way)
      if halves.count == 2 {
        guard let type: DestinationType = LinkText.decode(halves[1]) else { throw failure }
        step.destination = type
      }
      if let text = contents["\(index + 1)"] {
        guard let content: ContentType = LinkText.decode(text) else { throw failure }
        step.content = content
      }
      steps.append(step)
    }
  }
}

extension FlowPath.Way where DestinationType: Codable, ContentType: Codable, TabType: Codable {
  var name: String {
    get throws {
      switch self {
      case .push: "push"
      case .sheet: "sheet"
      case .cover: "cover"
      case .tab(let tab): "tab-" + (try LinkText.encode(tab))
      case .column(let column): "column-" + column
      case .replaceCurrent: "replace"
      case .replaceRoot: "root"
      case .nearest: "nearest"
      }
    }
  }

  init?(name: String) {
    let halves = name.split(separator: "-", maxSplits: 1).map(String.init)
    switch (halves.first, halves.count) {
    case ("push", 1): self = .push
    case ("sheet", 1): self = .sheet
    case ("cover", 1): self = .cover
    case ("tab", 2):
      guard let tab: TabType = LinkText.decode(halves[1]) else { return nil }
      self = .tab(tab)
    case ("column", 2): self = .column(halves[1])
    case ("replace", 1): self = .replaceCurrent
    case ("root", 1): self = .replaceRoot
    case ("nearest", 1): self = .nearest
    default: return nil
    }
  }
}

extension String {
  /// The string with percent-encoded separators.
  fileprivate var inLink: String {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let allowed = CharacterSet(charactersIn: letters + letters.uppercased() + "0123456789-._~:")
    return addingPercentEncoding(withAllowedCharacters: allowed) ?? self
  }
}

extension DestinationsError {
  package static func unreadableLink(_ link: String) -> Self {
    .unreadableState(
      message: "The link \"\(link)\" isn't a path of the app, so nothing was presented.")
  }
}
