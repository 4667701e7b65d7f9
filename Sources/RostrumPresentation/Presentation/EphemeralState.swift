/// State of a presentation that any user action dismisses, such as an alert.
///
/// Ephemeral state doesn't need a reducer: its presentation ends after any of its actions, unless
/// the parent replaces the presented state in response.
public protocol _EphemeralState<Action> {
  /// The actions that the user can choose from.
  associatedtype Action
}

extension AlertState: _EphemeralState {}
extension ConfirmationDialogState: _EphemeralState {}
