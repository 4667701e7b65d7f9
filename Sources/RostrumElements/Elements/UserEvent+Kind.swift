extension UserEvent {
  /// The kinds of actions, without their values.
  public enum Kind: String, Sendable, CaseIterable {
    case tap, setText, setOn, setNumber, setDate, setColor, step, select, focus, blur, submit,
      dismiss, back, delete
    case move, drop, insert, target, refresh, paste, press, tapRepeatedly, longPress, drag, hover,
      pinch, spot, key, measure, prefer, open, plot, choose, selectText, scrollPhase, hoverPlace,
      typeset, hold
  }
}

extension UserEvent.Kind {
  /// Hashes the number of the case instead of the string that Swift would hash.
  ///
  /// NB: A case without payload is represented by its number, in one byte for up to 256 cases;
  /// `unsafeBitCast` traps if the sizes ever differ.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(unsafeBitCast(self, to: UInt8.self))
  }
}

extension UserEvent.Action {
  /// The kind of the action.
  public var kind: UserEvent.Kind {
    switch self {
    case .tap: .tap
    case .setText: .setText
    case .setOn: .setOn
    case .setNumber: .setNumber
    case .setDate: .setDate
    case .setColor: .setColor
    case .step: .step
    case .select: .select
    case .focus: .focus
    case .blur: .blur
    case .submit: .submit
    case .dismiss: .dismiss
    case .back: .back
    case .delete: .delete
    case .move: .move
    case .drop: .drop
    case .insert: .insert
    case .target: .target
    case .refresh: .refresh
    case .paste: .paste
    case .press: .press
    case .tapRepeatedly: .tapRepeatedly
    case .longPress: .longPress
    case .drag: .drag
    case .pinch: .pinch
    case .spot: .spot
    case .hover: .hover
    case .hoverPlace: .hoverPlace
    case .key: .key
    case .measure: .measure
    case .prefer: .prefer
    case .open: .open
    case .plot: .plot
    case .choose: .choose
    case .selectText: .selectText
    case .scrollPhase: .scrollPhase
    case .typeset: .typeset
    case .hold: .hold
    }
  }
}
