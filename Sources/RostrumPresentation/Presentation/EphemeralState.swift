/// State that goes away with the first thing a person does to it, such as an alert's.
///
/// It needs no reducer: the presentation of an ephemeral state ends after any action of it, unless
/// the parent presented something else meanwhile.
public protocol _EphemeralState<Action> {
  /// What a person can choose.
  associatedtype Action
}

extension AlertState: _EphemeralState {}
extension ConfirmationDialogState: _EphemeralState {}
