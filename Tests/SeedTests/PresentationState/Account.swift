// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations of the seed are public; its readers are the tests.

import Rostrum

// Block 1, "Destination Management": a destination with three reducers, presented by a view's action
// and ended by what a child delegates. The features around it are filled in.

@Reducer
public struct DetailReducer {
  @ObservableState
  public struct State: Equatable {
    public init() {}
  }

  public enum Action {
    case completeButtonTapped
    case delegate(Delegate)

    @CasePathable
    public enum Delegate {
      case didComplete
    }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .completeButtonTapped: .send(.delegate(.didComplete))
      case .delegate: .none
      }
    }
  }
}

@Reducer
public struct SettingsReducer {
  @ObservableState
  public struct State: Equatable {
    public init() {}
  }

  public enum Action {}

  public init() {}

  public var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
public struct AlertReducer {
  @ObservableState
  public struct State: Equatable {
    public init() {}
  }

  public enum Action {}

  public init() {}

  public var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
public struct Account {
  @Reducer(state: .equatable)
  public enum Destination {
    case detail(DetailReducer)
    case settings(SettingsReducer)
    case alert(AlertReducer)
  }

  @ObservableState
  public struct State: Equatable {
    @Presents public var destination: Destination.State?

    public init() {}
  }

  public enum Action: ViewAction {
    case delegate(Delegate)
    case destination(PresentationAction<Destination.Action>)
    case view(View)

    @CasePathable
    public enum Delegate {
      case userDidCompleteFlow
    }

    @CasePathable
    public enum View {
      case didTapDetail
    }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.didTapDetail):
        state.destination = .detail(DetailReducer.State())
        return .none

      case .destination(.presented(.detail(.delegate(.didComplete)))):
        state.destination = nil
        return .send(.delegate(.userDidCompleteFlow))

      case .delegate, .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}
