import RostrumCases
import RostrumDependencies
import RostrumPresentation

/// The work of `ifLet` on presented state.
struct PresentationReducer<Parent: Reducer, Child: Reducer>: Reducer {
  let parent: Parent
  let child: Child
  let keyPath: WritableKeyPath<Parent.State, PresentationState<Child.State>>
  let path: AnyCasePath<Parent.Action, PresentationAction<Child.Action>>
  let location: SourceLocation

  func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    let known = state[keyPath: keyPath].presentedID
    let before = presentedID(in: state)
    let effect = reduceBoth(into: &state, action: action, id: before)
    let after = presentedID(in: state)
    if after != known { note(after, in: &state) }
    return effect.merge(
      with: .dismantle(
        Set([known, before].compactMap { $0 }).filter { $0 != after }.map(navigationID)))
  }

  private func reduceBoth(
    into state: inout Parent.State, action: Parent.Action, id: PresentedID?
  ) -> Effect<Parent.Action> {
    guard let presentationAction = path.extract(from: action) else {
      return parent.reduce(into: &state, action: action)
    }
    guard let id else {
      let isDismissal = if case .dismiss = presentationAction { true } else { false }
      OperatorIssue.notPresented(action: action, isDismissal: isDismissal).report(at: location)
      return parent.reduce(into: &state, action: action)
    }
    switch presentationAction {
    case .presented(let childAction):
      if isEphemeral(in: state) {
        return reduceParentAndDismiss(into: &state, action: action, id: id)
      }
      let childEffect = reduceChild(into: &state, action: childAction, id: id)
      return childEffect.merge(with: parent.reduce(into: &state, action: action))
    case .dismiss:
      return reduceParentAndDismiss(into: &state, action: action, id: id)
    }
  }

  private func reduceChild(
    into state: inout Parent.State, action: Child.Action, id: PresentedID
  ) -> Effect<Parent.Action> {
    let effect = withPart(at: keyPath, of: &state) { presentation, isSame in
      let effect: Effect<Child.Action>
      (effect, isSame) = reducingPart(&presentation.wrappedValue!) { value in
        withPresentation { child.reduce(into: &value, action: action) }
      }
      return effect
    }
    let path = path
    return effect.map { path.embed(.presented($0)) }
      .fromChild(navigationID(id), .presented, dismissal: path.embed(.dismiss))
  }

  /// Lets the parent see what is about to go, and then takes it away, unless something else is
  /// presented by then.
  private func reduceParentAndDismiss(
    into state: inout Parent.State, action: Parent.Action, id: PresentedID
  ) -> Effect<Parent.Action> {
    let before = state[keyPath: keyPath]
    let effect = parent.reduce(into: &state, action: action)
    let after = state[keyPath: keyPath]
    let isSame =
      after.sharesStorage(with: before)
      || presentedID(in: state) == id && !isReplaced(before.wrappedValue, after.wrappedValue)
    if isSame, after.wrappedValue != nil {
      state[keyPath: keyPath].wrappedValue = nil
    }
    return effect
  }

  /// Whether a new value stands where another stood, rather than the same one with other fields.
  private func isReplaced(_ old: Child.State?, _ new: Child.State?) -> Bool {
    guard let old, let new else { return true }
    guard let old = _$observationSource(of: old), let new = _$observationSource(of: new) else {
      return Child.State.self is any _EphemeralState.Type
    }
    return old !== new
  }

  private func isEphemeral(in state: Parent.State) -> Bool {
    state[keyPath: keyPath].wrappedValue.map(isEphemeralState) ?? false
  }

  private func presentedID(in state: Parent.State) -> PresentedID? {
    state[keyPath: keyPath].wrappedValue.map(PresentedID.init)
  }

  private func navigationID(_ id: PresentedID) -> NavigationID {
    NavigationID(keyPath: keyPath, element: AnyHashable(id))
  }

  /// Remembers what is presented beside the state, so that a change made elsewhere is found too.
  private func note(_ id: PresentedID?, in state: inout Parent.State) {
    withPart(at: keyPath, of: &state) { presentation, isSame in
      isSame = true
      presentation.presentedID = id
    }
  }
}

/// Whether a value is an alert or the like, or a case that holds one.
func isEphemeralState<State>(_ state: State) -> Bool {
  if State.self is any _EphemeralState.Type { return true }
  return _$observableID(of: state)?.isEphemeral ?? false
}
