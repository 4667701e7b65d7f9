import RostrumViews

extension ClientMessage {
  /// Why a text is not a message.
  enum Defect: Error, Hashable {
    /// It is not UTF-8, or not JSON.
    case notText
    /// It is JSON, but no message of the protocol.
    case malformed
  }

  /// The newest version of the protocol, and the only one that is spoken.
  static let version = 2

  /// The message in the bytes of a text frame.
  ///
  /// O(n) in the bytes.
  ///
  /// - Throws: ``Defect``.
  init(parsing bytes: [UInt8]) throws(Defect) {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .notText }
    let values: [JSONScalar]
    do {
      values = try JSONReader.array(in: bytes[...])
    } catch {
      throw .notText
    }
    guard let message = ClientMessage(values) else { throw .malformed }
    self = message
  }

  private init?(_ values: [JSONScalar]) {
    switch (values.first, values.count) {
    case (.string("join"), 2):
      guard let join = Join(values[1]) else { return nil }
      self = .join(join)
    case (.string("ack"), 2):
      guard let sequence = values[1].integer(as: UInt64.self) else { return nil }
      self = .ack(sequence)
    case (.string("bye"), 1):
      self = .bye
    case (.string("mount"), 1):
      self = .mount
    case (.string("more"), 2):
      guard let text = values[1].string else { return nil }
      self = .more(text)
    case (.string("kept"), 3):
      guard let name = values[1].string, let text = values[2].string else { return nil }
      self = .kept(name: name, text: text)
    case (.string("shown"), 2):
      guard let isShown = values[1].bool else { return nil }
      self = .shown(isShown)
    case (.number, 9) where values[2] == .string("edit"):
      guard let edit = ClientEdit(values) else { return nil }
      self = .edit(edit)
    case (.number, 3...8):
      guard let event = ClientEvent(values) else { return nil }
      self = .event(event)
    default:
      return nil
    }
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
    for key in ["digest", "resume"] {
      switch members[key] {
      case .string, .null, nil: continue
      default: return nil
      }
    }
    self.init(
      digest: members["digest"]?.string, resume: members["resume"]?.string, seen: seen, kept: kept,
      scene: ClientMessage.Scene(members))
  }
}

extension ClientMessage.Scene {
  /// Takes what is of the right kind; a page of an older version says nothing of itself.
  fileprivate init(_ members: [String: JSONScalar]) {
    url = members["url"]?.string
    isDark = members["dark"]?.bool ?? false
    isCompact = members["compact"]?.bool ?? false
  }
}

extension ClientEdit {
  fileprivate init?(_ values: [JSONScalar]) {
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
      revision: revision)
  }
}

extension ClientEvent {
  fileprivate init?(_ values: [JSONScalar]) {
    guard
      let sequence = values[0].integer(as: UInt64.self), sequence > 0,
      let id = values[1].integer(as: UInt32.self),
      let name = values[2].string
    else { return nil }
    let payload = values.dropFirst(3)
    guard let action = UserEvent.Action(wireName: name, payload: payload) else { return nil }
    var revision: UInt64?
    if case .setText = action {
      guard let number = values[4].integer(as: UInt64.self) else { return nil }
      revision = number
    }
    self.init(
      sequence: sequence,
      event: UserEvent(ElementID(rawValue: id), action),
      revision: revision)
  }
}

extension UserEvent.Action {
  fileprivate init?(wireName name: String, payload: ArraySlice<JSONScalar>) {
    let value = payload.first
    if let input = Self.input(name, payload) {
      self = input
      return
    }
    switch (name, payload.count) {
    case ("tap", 0): self = .tap
    case ("focus", 0): self = .focus
    case ("blur", 0): self = .blur
    case ("submit", 0): self = .submit
    case ("dismiss", 0): self = .dismiss
    case ("delete", 0): self = .delete
    case ("refresh", 0): self = .refresh
    case ("text", 2):
      guard let text = value?.string else { return nil }
      self = .setText(text)
    case ("on", 1):
      guard let isOn = value?.bool else { return nil }
      self = .setOn(isOn)
    case ("press", 1):
      guard let isDown = value?.bool else { return nil }
      self = .press(isDown)
    case ("step", 1):
      guard let up = value?.bool else { return nil }
      self = .step(up: up)
    case ("number", 1):
      guard let number = value?.number else { return nil }
      self = .setNumber(number)
    case ("select", 1):
      guard let id = value?.integer(as: UInt32.self) else { return nil }
      self = .select(ElementID(rawValue: id))
    case ("back", 1):
      guard let depth = value?.integer(as: Int.self), depth >= 0 else { return nil }
      self = .back(depth: depth)
    case ("move", 1):
      guard let index = value?.integer(as: Int.self), index >= 0 else { return nil }
      self = .move(to: index)
    default: return nil
    }
  }
}
