import RostrumRuntime

/// Maps each case of a destination enum to the case of its actions, which has the same name.
struct ActionsOfCases<State, Action> {
  /// The index of the actions' case, by the index of the state's case.
  private let tags: [UInt32?]

  /// Inspects the types.
  init() {
    let names = caseNames(of: Action.self)
    tags = caseNames(of: State.self).map { name in names.firstIndex(of: name).map(UInt32.init) }
  }

  /// Whether an action belongs to a case other than the active one.
  ///
  /// It doesn't if the actions have no case with the name of the active case.
  func isForeign(_ action: Action, in state: State) -> Bool {
    guard
      let tag = caseTag(of: state), tags.indices.contains(Int(tag)), let own = tags[Int(tag)]
    else { return false }
    return caseTag(of: action) != own
  }
}
