/// The rules.
package enum Rules {
  /// All rules, by the patterns that they are about: sheets, alerts, features, destinations.
  package static let all: [any Rule.Type] = [
    PreferSheetItem.self, SheetOwnsActions.self, MixedPresentation.self, HeavyDestination.self,
    DismissAfterSaving.self,
    PresentedName.self, BindingClears.self, AlertStateInModel.self, SharedAlertBinding.self,
    AlertPresenting.self,
    OwnDelegateAction.self, ChildActions.self, DismissBesideIfLet.self, ExclusivePresents.self,
    MissingIfLet.self, BindingReducerFirst.self, UncontrolledDependency.self, FocusHashable.self,
    ExhaustivityReason.self,
    DestinationView.self, UnmappedInteraction.self, MissingProvider.self,
  ]

  /// The rule of a name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The rule, or nil if there is none.
  package static func named(_ name: String) -> (any Rule.Type)? { all.first { $0.name == name } }
}
