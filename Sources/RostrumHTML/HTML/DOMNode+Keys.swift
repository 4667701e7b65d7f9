import RostrumElements

extension DOMNode {
  /// Adds the keys that an element accepts.
  ///
  /// The client knows keys that go down and repeat. All others need a script.
  mutating func addKeys(_ request: KeyRequest, in context: DOMContext) {
    let usual = request.keys.filter { $0.value == KeyRequest.usualPhases }
    let names = usual.map(\.key.webName).sorted().joined(separator: " ")
    if !names.isEmpty { self[.keys] = names }
    var strokes = request.keys.filter { $0.value != KeyRequest.usualPhases }
      .map { "\($0.key.webName):\($0.value.rawValue)" }.sorted()
    // No key has a name in lowercase but the plus sign.
    if !request.typing.isEmpty { strokes.append("typing:\(request.typing.rawValue)") }
    if !request.anyKey.isEmpty { strokes.append("any:\(request.anyKey.rawValue)") }
    for name in request.clipboard.names { addClipboard(name, in: context) }
    guard !strokes.isEmpty else { return }
    self[.strokes] = strokes.joined(separator: " ")
    load(.keys, in: context)
  }

  /// Adds a command of the clipboard that an element performs while the focus is on it or within it.
  mutating func addClipboard(_ command: String, in context: DOMContext) {
    let others = self[.clips]?.split(separator: " ").map(String.init) ?? []
    self[.clips] = (others + [command]).joined(separator: " ")
    load(.clips, in: context)
  }
}
