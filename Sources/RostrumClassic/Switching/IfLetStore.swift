import RostrumCore
import RostrumPresentation
import RostrumViews

/// A view of a part of a feature that comes and goes.
///
/// ```swift
/// IfLetStore(store.scope(state: \.results, action: { .results($0) })) { store in
///   ResultsView(store: store)
/// } else: {
///   Text("Nothing yet")
/// }
/// ```
///
/// It is evaluated again when the part comes, goes, or is another one by its `id` or case, and not
/// when something changes in the part.
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

  /// The content.
  public var body: some View {
    content(part.store)
  }
}

extension IfLetStore {
  /// Shows one view while the part is there, and another while it is not.
  ///
  /// - Parameters:
  ///   - store: The store of the optional part.
  ///   - ifContent: Makes the view of the part.
  ///   - elseContent: Makes the view without it.
  public init<IfContent: View, ElseContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping @MainActor (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: @escaping @MainActor () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    self.init(
      FoundPart(store, find: { $0 }, action: { $0 }), either(ifContent, elseContent))
  }

  /// Shows a view while the part is there.
  ///
  /// - Parameters:
  ///   - store: The store of the optional part.
  ///   - ifContent: Makes the view of the part.
  public init<IfContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping @MainActor (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.init(FoundPart(store, find: { $0 }, action: { $0 })) { $0.map(ifContent) }
  }

  /// Shows one view while something is presented, and another while it is not.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - ifContent: Makes the view of what is presented.
  ///   - elseContent: Makes the view without it.
  public init<IfContent: View, ElseContent: View>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent: @escaping @MainActor (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: @escaping @MainActor () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    self.init(
      FoundPart(store, find: \.wrappedValue, action: { .presented($0) }),
      either(ifContent, elseContent))
  }

  /// Shows a view while something is presented.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - ifContent: Makes the view of what is presented.
  public init<IfContent: View>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent: @escaping @MainActor (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.init(FoundPart(store, find: \.wrappedValue, action: { .presented($0) })) {
      $0.map(ifContent)
    }
  }

  /// Shows one view while one destination of several is presented, and another while it is not.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toState: Finds the destination's state: `/Destination.State.edit`.
  ///   - fromAction: Puts the destination's action into the others': `Destination.Action.edit`.
  ///   - ifContent: Makes the view of the destination.
  ///   - elseContent: Makes the view without it.
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

  /// Shows a view while one destination of several is presented.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toState: Finds the destination's state: `/Destination.State.edit`.
  ///   - fromAction: Puts the destination's action into the others': `Destination.Action.edit`.
  ///   - ifContent: Makes the view of the destination.
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
