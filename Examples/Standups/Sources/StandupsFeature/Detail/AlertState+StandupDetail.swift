import Rostrum

extension AlertState where Action == StandupDetail.Destination.Alert {
  /// Asks for confirmation before deleting a standup.
  static func deleteStandup(title: String) -> Self {
    Self {
      TextState("Delete “\(title)”?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmDeletion) {
        TextState("Delete")
      }
      ButtonState(role: .cancel) {
        TextState("Cancel")
      }
    } message: {
      TextState("Its meetings are deleted too. This cannot be undone.")
    }
  }
}
