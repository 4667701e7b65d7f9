import RostrumCore
import RostrumPresentation
import RostrumViews

/// A view that unwraps a store of optional state.
///
/// ```swift
/// IfLetStore(store.scope(state: \.results, action: { .results($0) })) { store in
///   ResultsView(store: store)
/// } else: {
///   Text("Nothing yet")
/// }
/// ```
///
/// The view is updated when the state becomes `nil` or non-`nil`, or when its `id` or case changes,
/// but not when other properties of the state change.
public struct IfLetStore<State, Action, Content: View>: View {
  private let part: FoundPart<State, Action>
  private let content: @MainActor (Store<State, Action>?) -> Content

  init(
    _ part: FoundPart<State, Action>,
    @ViewBuilder _ content: @escaping @MainActor (Store<State, Action>?) -> Content
  ) {
    self.part = part
    self.content = content
  }

  /// The content of the view.
  public var body: some View {
    content(part.store)
  }
}

extension IfLetStore {
  /// Shows a view while the state isn't `nil`, and another view while it is.
  ///
  /// - Parameters:
  ///   - store: The store of the optional part.
  ///   - ifContent: Creates the view for the non-optional state.
  ///   - elseContent: Creates the view that is shown otherwise.
  public init<IfContent: View, ElseContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping @MainActor (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: @escaping @MainActor () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    self.init(
      FoundPart(store, find: { $0 }, action: { $0 }), either(ifContent, elseContent))
  }

  /// Shows a view while the state isn't `nil`.
  ///
  /// - Parameters:
  ///   - store: The store of the optional part.
  ///   - ifContent: Creates the view for the non-optional state.
  public init<IfContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping @MainActor (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.init(FoundPart(store, find: { $0 }, action: { $0 })) { $0.map(ifContent) }
  }

  /// Shows a view while a feature is presented, and another view while none is.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - ifContent: Creates the view for the presented state.
  ///   - elseContent: Creates the view that is shown otherwise.
  public init<IfContent: View, ElseContent: View>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent: @escaping @MainActor (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: @escaping @MainActor () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    self.init(
      FoundPart(store, find: \.wrappedValue, action: { .presented($0) }),
      either(ifContent, elseContent))
  }

  /// Shows a view while a feature is presented.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - ifContent: Creates the view for the presented state.
  public init<IfContent: View>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent: @escaping @MainActor (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.init(FoundPart(store, find: \.wrappedValue, action: { .presented($0) })) {
      $0.map(ifContent)
    }
  }

  /// Shows a view while a certain destination is presented, and another view while it isn't.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toState: Extracts the destination's state, as in `/Destination.State.edit`.
  ///   - fromAction: Embeds the destination's action, as in `Destination.Action.edit`.
  ///   - ifContent: Creates the view for the destination.
  ///   - elseContent: Creates the view that is shown otherwise.
  public init<DestinationState, DestinationAction, IfContent: View, ElseContent: View>(
    _ store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
    state toState: @escaping (_ destinationState: DestinationState) -> State?,
    action fromAction: @escaping (_ action: Action) -> DestinationAction,
    @ViewBuilder then ifContent: @escaping @MainActor (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: @escaping @MainActor () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    self.init(
      FoundPart(
        store, find: { $0.wrappedValue.flatMap(toState) },
        action: { .presented(fromAction($0)) }),
      either(ifContent, elseContent))
  }

  /// Shows a view while a certain destination is presented.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toState: Extracts the destination's state, as in `/Destination.State.edit`.
  ///   - fromAction: Embeds the destination's action, as in `Destination.Action.edit`.
  ///   - ifContent: Creates the view for the destination.
  public init<DestinationState, DestinationAction, IfContent: View>(
    _ store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
    state toState: @escaping (_ destinationState: DestinationState) -> State?,
    action fromAction: @escaping (_ action: Action) -> DestinationAction,
    @ViewBuilder then ifContent: @escaping @MainActor (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.init(
      FoundPart(
        store, find: { $0.wrappedValue.flatMap(toState) },
        action: { .presented(fromAction($0)) })
    ) { $0.map(ifContent) }
  }
}

@MainActor
private func either<Item, IfContent: View, ElseContent: View>(
  _ ifContent: @escaping @MainActor (Item) -> IfContent,
  _ elseContent: @escaping @MainActor () -> ElseContent
) -> @MainActor (Item?) -> _ConditionalContent<IfContent, ElseContent> {
  { item in
    if let item {
      ViewBuilder.buildEither(first: ifContent(item))
    } else {
      ViewBuilder.buildEither(second: elseContent())
    }
  }
}
