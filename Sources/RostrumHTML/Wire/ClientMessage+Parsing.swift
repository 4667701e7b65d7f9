import RostrumElements

extension ClientMessage {
  /// The reason why a text isn't a message.
  package enum Defect: Error, Hashable {
    /// The text isn't UTF-8 or isn't JSON.
    case notText
  }

  /// The supported version of the protocol.
  package static let version = 2

  /// Parses the bytes of a text frame.
  ///
  /// JSON that isn't a message of the protocol is ``damaged(_:)``.
  ///
  /// O(n) in the bytes.
  ///
  /// - Throws: ``Defect``.
  package init(parsing bytes: [UInt8]) throws(Defect) {
    // ASCII is valid UTF-8.
    if !bytes.allSatisfy({ $0 < 0x80 }), String(validating: bytes, as: UTF8.self) == nil {
      throw .notText
    }
    let values: [JSONScalar]
    do {
      values = try JSONReader.array(in: bytes[...])
    } catch {
      throw .notText
    }
    self = ClientMessage(values) ?? .damaged(Damage(values))
  }

  private init?(_ values: [JSONScalar]) {
    switch values.first {
    case .string(let name):
      guard let word = ClientWord(rawValue: name) else { return nil }
      self.init(word, Array(values.dropFirst()))
    case .number where values.count >= 3:
      guard let action = values[2].string.flatMap(ClientAction.init(rawValue:)) else { return nil }
      self.init(action, values)
    default:
      return nil
    }
  }

  /// An event has its number, its element, the name of its action, the values that go with that, and
  /// possibly the number of the last frame.
  private init?(_ action: ClientAction, _ values: [JSONScalar]) {
    let end = 3 + action.valueCount(in: values.dropFirst(3))
    var seen: UInt64?
    switch values.count {
    case end: break
    case end + 1:
      guard let number = values[end].integer(as: UInt64.self) else { return nil }
      seen = number
    default: return nil
    }
    if action == .edit {
      guard let edit = ClientEdit(values, seen: seen) else { return nil }
      self = .edit(edit)
    } else {
      guard let event = ClientEvent(action, values[..<end], seen: seen) else { return nil }
      self = .event(event)
    }
  }

  private init?(_ word: ClientWord, _ values: [JSONScalar]) {
    switch (word, values.count) {
    case (.join, 1):
      guard let join = Join(values[0]) else { return nil }
      self = .join(join)
    case (.ack, 1):
      guard let sequence = values[0].integer(as: UInt64.self) else { return nil }
      self = .ack(sequence)
    case (.bye, 0):
      self = .bye
    case (.mount, 0):
      self = .mount
    case (.ping, 0):
      self = .ping
    case (.more, 1):
      guard let text = values[0].string else { return nil }
      self = .more(text)
    case (.kept, 2):
      guard let name = values[0].string, let text = values[1].string else { return nil }
      self = .kept(name: name, text: text)
    case (.shown, 1):
      guard let isShown = values[0].bool else { return nil }
      self = .shown(isShown)
    case (.join, _), (.ack, _), (.bye, _), (.mount, _), (.more, _), (.kept, _), (.shown, _),
      (.ping, _):
      return nil
    }
  }
}

extension ClientMessage.Damage {
  fileprivate init(_ values: [JSONScalar]) {
    word = values.first?.string.flatMap(ClientWord.init(rawValue:))
    sequence = values.first?.integer(as: UInt64.self).flatMap { $0 > 0 ? $0 : nil }
  }
}

extension ClientMessage.Join {
  fileprivate init?(_ value: JSONScalar) {
    guard
      case .object(let members) = value,
      members["v"]?.integer(as: Int.self) == ClientMessage.version,
      let seen = (members["seen"] ?? .number(0)).integer(as: UInt64.self),
      let kept = (members["kept"] ?? .number(0)).integer(as: Int.self), kept >= 0
    else { return nil }
    for key in ["digest", "resume", "client"] {
      switch members[key] {
      case .string, .null, nil: continue
      default: return nil
      }
    }
    self.init(
      digest: members["digest"]?.string, resume: members["resume"]?.string, seen: seen, kept: kept,
      client: members["client"]?.string, scene: ClientMessage.Scene(members))
  }
}

extension ClientMessage.Scene {
  /// Reads values with the right types; pages of older versions don't send any.
  fileprivate init(_ members: [String: JSONScalar]) {
    url = members["url"]?.string
    isDark = members["dark"]?.bool ?? false
    isCompact = members["compact"]?.bool ?? false
  }
}

extension ClientEdit {
  fileprivate init?(_ values: [JSONScalar], seen: UInt64?) {
    guard
      let sequence = values[0].integer(as: UInt64.self), sequence > 0,
      let id = values[1].integer(as: UInt32.self),
      let position = values[3].integer(as: UInt32.self),
      let removed = values[4].integer(as: UInt32.self),
      let inserted = values[5].string,
      let revision = values[6].integer(as: UInt64.self),
      let length = values[7].integer(as: UInt32.self),
      let sum = values[8].integer(as: UInt32.self)
    else { return nil }
    self.init(
      sequence: sequence, element: ElementID(rawValue: id),
      splice: TextSplice(
        at: Int(position), removing: Int(removed), inserting: inserted,
        of: TextChecksum(length: Int(length), sum: sum)),
      revision: revision, seen: seen)
  }
}

extension ClientEvent {
  fileprivate init?(_ name: ClientAction, _ values: ArraySlice<JSONScalar>, seen: UInt64?) {
    guard
      let sequence = values[0].integer(as: UInt64.self), sequence > 0,
      let id = values[1].integer(as: UInt32.self),
      let action = UserEvent.Action(name, values: values.dropFirst(3))
    else { return nil }
    var revision: UInt64?
    if case .setText = action {
      guard let number = values[4].integer(as: UInt64.self) else { return nil }
      revision = number
    }
    self.init(
      sequence: sequence,
      event: UserEvent(ElementID(rawValue: id), action),
      revision: revision, seen: seen)
  }
}
