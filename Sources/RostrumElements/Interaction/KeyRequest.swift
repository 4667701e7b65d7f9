/// The key presses that an element accepts while the focus is on it or within it.
///
/// A host leaves keys that are named here to the app. The other keys keep their meaning: while the app is
/// notified of any key, the Tab key still moves the focus.
public struct KeyRequest: Hashable, Sendable {
  /// The named keys, with the phases in which the element accepts them.
  public private(set) var keys: [KeyEquivalent: KeyPhases] = [:]
  /// The phases in which the element is notified of keys that type a character.
  public private(set) var typing: KeyPhases = []
  /// The phases in which the element is notified of any key.
  public private(set) var anyKey: KeyPhases = []

  /// The commands of the clipboard that the element performs, which a host reports as their keys.
  public private(set) var clipboard: ClipboardCommands = []

  /// The phases of a request that says nothing about them.
  public static let usualPhases: KeyPhases = [.down, .repeat]

  /// Requests keys.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - phases: The phases of a press.
  public init(_ keys: Set<KeyEquivalent>, phases: KeyPhases = KeyRequest.usualPhases) {
    for key in keys { self.keys[key.unshifted, default: []].formUnion(phases) }
  }

  /// Requests all keys that type a character.
  public init(typing phases: KeyPhases) {
    typing = phases
  }

  /// Requests all keys.
  public init(any phases: KeyPhases) {
    anyKey = phases
  }

  /// Requests the keys of commands of the clipboard: Control or Command with C or X.
  ///
  /// What these keys mean in a field, and to who has selected words of the page, stays as it is.
  ///
  /// - Parameter commands: The commands.
  public init(clipboard commands: ClipboardCommands) {
    clipboard = commands
  }

  /// Both requests in one.
  ///
  /// - Parameter other: The other request.
  /// - Returns: A request of all keys of both.
  public func union(_ other: KeyRequest) -> KeyRequest {
    var result = self
    result.keys.merge(other.keys) { $0.union($1) }
    result.typing.formUnion(other.typing)
    result.anyKey.formUnion(other.anyKey)
    result.clipboard.formUnion(other.clipboard)
    return result
  }

  /// Whether the element is notified of a key in a phase.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - phase: The phase of the press.
  /// - Returns: Whether the request includes the key in that phase.
  public func accepts(_ key: KeyEquivalent, _ phase: KeyPhases) -> Bool {
    var phases = anyKey.union(keys[key.unshifted] ?? [])
    if key.typesCharacter { phases.formUnion(typing) }
    if clipboard.keys.contains(key.unshifted) { phases.formUnion(.down) }
    return phases.contains(phase)
  }
}

extension KeyRequest: ExpressibleByArrayLiteral {
  /// Requests keys that go down or repeat.
  public init(arrayLiteral keys: KeyEquivalent...) {
    self.init(Set(keys))
  }
}

extension KeyRequest: CustomStringConvertible {
  /// The keys, with their phases if those aren't the usual ones.
  public var description: String {
    var words = keys.map { key, phases in
      phases == Self.usualPhases ? key.description : "\(key):\(phases)"
    }
    words.sort()
    if !typing.isEmpty { words.append("typing:\(typing)") }
    if !anyKey.isEmpty { words.append("any:\(anyKey)") }
    words += clipboard.names
    return words.joined(separator: " ")
  }
}
