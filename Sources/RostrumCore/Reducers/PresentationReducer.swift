import RostrumCases
import RostrumDependencies
import RostrumPresentation
import RostrumRuntime

/// The implementation of `ifLet` on presented state.
struct PresentationReducer<State, Action, ChildState, ChildAction>: Reducer {
  let parent: BuiltReducer<State, Action>
  let child: BuiltReducer<ChildState, ChildAction>
  let place: PartPlace<State, PresentationState<ChildState>>
  let path: AnyCasePath<Action, PresentationAction<ChildAction>>
  let location: CallSite
  let kind = ObservableKind<ChildState>()
  let identity = PresentedIdentity<ChildState>()
  let presentation = PresentationDependencies()
  let isEphemeral = ChildState.self is any _EphemeralState.Type
  let ephemeralCases = EphemeralCases<ChildState>()
  let actionsOfCases = ActionsOfCases<ChildState, ChildAction>()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let (known, isTouched) = place.read(in: &state) { ($0.presentedID, $0.isTouched) }
    let before = isTouched ? presentedID(in: &state) : known
    let effect = reduceBoth(into: &state, action: action, id: before)
    guard place.read(in: &state, { $0.isTouched }) else { return effect }
    let after = presentedID(in: &state)
    place.changeStorage(in: &state) { $0.note(after) }
    guard known != after || before != after else { return effect }
    return effect.merge(with: .dismantle(gone(known, before, now: after)))
  }

  @inline(never)
  private func gone(_ ids: PresentedID?..., now id: PresentedID?) -> [NavigationID] {
    Set(ids.compactMap { $0 }).filter { $0 != id }.map(navigationID)
  }

  private func reduceBoth(
    into state: inout State, action: Action, id: PresentedID?
  ) -> Effect<Action> {
    guard let presentationAction = path.extract(from: action) else {
      return parent.work(&state, action)
    }
    guard let id else {
      let isDismissal = if case .dismiss = presentationAction { true } else { false }
      OperatorIssue.notPresented(action: action, isDismissal: isDismissal).report(at: location)
      return parent.work(&state, action)
    }
    switch presentationAction {
    case .presented(let childAction):
      if isEphemeral(in: &state) {
        if isForeign(childAction, of: action, in: &state) { return parent.work(&state, action) }
        return reduceParentAndDismiss(into: &state, action: action, id: id)
      }
      let childEffect = reduceChild(into: &state, action: childAction, id: id)
      return childEffect.merge(with: parent.work(&state, action))
    case .dismiss:
      return reduceParentAndDismiss(into: &state, action: action, id: id)
    }
  }

  private func reduceChild(
    into state: inout State, action: ChildAction, id: PresentedID
  ) -> Effect<Action> {
    var effect = Effect<ChildAction>.none
    let isTouching = !identity.isConstant
    place.change(in: &state) { presented in
      var isSame = false
      presented.change(isTouching: isTouching) { value in
        isSame = kind.isSame(&value) { value in
          presentation.run { effect = child.work(&value, action) }
        }
      }
      return isSame
    }
    guard !effect.isNone else { return .none }
    let path = path
    return effect.map { path.embed(.presented($0)) }
      .fromChild(navigationID(id), .presented, dismissal: path.embed(.dismiss))
  }

  /// Runs the parent's reducer while the child's state still exists, and then dismisses the child,
  /// unless the parent has presented something else.
  private func reduceParentAndDismiss(
    into state: inout State, action: Action, id: PresentedID
  ) -> Effect<Action> {
    let before = place.read(in: &state) { $0 }
    let effect = parent.work(&state, action)
    let isDismissal = place.read(in: &state) { after in
      guard after.wrappedValue != nil else { return false }
      return after.sharesStorage(with: before)
        || identity.id(ofPresented: after.wrappedValue) == id
          && !isReplaced(before.wrappedValue, after.wrappedValue)
    }
    if isDismissal { state[keyPath: place.keyPath].wrappedValue = nil }
    return effect
  }

  /// Whether a value was replaced by a new one, rather than mutated in place.
  private func isReplaced(_ old: ChildState?, _ new: ChildState?) -> Bool {
    guard let old, let new else { return true }
    guard let old = kind.source(of: old), let new = kind.source(of: new) else {
      return isEphemeral || ephemeralCases.isActive(in: new)
    }
    return old !== new
  }

  private func isEphemeral(in state: inout State) -> Bool {
    guard identity.hasCases, !isEphemeral else { return isEphemeral }
    return place.read(in: &state) { presented in
      guard let value = presented.wrappedValue else { return false }
      return kind.id(of: value)?.isEphemeral ?? ephemeralCases.isActive(in: value)
    }
  }

  /// Whether an action belongs to a different case of the destination than the presented one, which is reported.
  ///
  /// NB: Out of line, because the runtime looks up the type of an optional state in each call.
  @inline(never)
  private func isForeign(_ child: ChildAction, of action: Action, in state: inout State) -> Bool {
    let presented = place.read(in: &state) { $0.wrappedValue }
    guard let presented, actionsOfCases.isForeign(child, in: presented) else { return false }
    OperatorIssue.otherCase("An 'ifLet'", action: action, state: presented).report(at: location)
    return true
  }

  private func presentedID(in state: inout State) -> PresentedID? {
    place.read(in: &state) {
      guard identity.isConstant else { return identity.id(ofPresented: $0.wrappedValue) }
      return $0.isPresented ? identity.constant : nil
    }
  }

  private func navigationID(_ id: PresentedID) -> NavigationID {
    NavigationID(keyPath: place.keyPath, element: AnyHashable(id))
  }
}
