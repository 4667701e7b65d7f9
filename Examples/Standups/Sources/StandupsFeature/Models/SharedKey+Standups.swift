import Rostrum

extension SharedKey where Self == DatabaseKey<IdentifiedArrayOf<Standup>>.Default {
  /// All standups of the user, which all pages of the user see at once.
  package static var standups: Self {
    Self[.database("standups", for: .user), default: []]
  }
}
