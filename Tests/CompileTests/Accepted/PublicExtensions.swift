import Rostrum

/// A namespace.
public enum Library {}

public extension Library {
  /// Observable state without a word about access.
  @ObservableState struct Shelf: Equatable {
    var count = 0
    @Presents var open: Book?
  }

  /// Observable state of cases.
  @ObservableState enum Book: Equatable { case novel(Shelf), none }

  /// An enum with case paths.
  @CasePathable enum Event { case lent(Int), returned }

  /// An enum with bindings to its cases.
  @CaseBindable enum Fee { case paid, due(Int) }

  /// A feature.
  @Reducer struct Lending {
    /// The state.
    @ObservableState public struct State: Equatable { var count = 0 }
    /// The actions.
    public enum Action { case lend }
    /// The body.
    public var body: some Reducer<State, Action> { EmptyReducer() }
  }

  /// A feature that is one of several.
  @Reducer enum Screen { case lending(Lending) }

  /// A client.
  @DependencyClient struct Client: Sendable {
    var fetch: @Sendable () async throws -> Int
  }
}

/// Code of other modules, where what is not public is not seen.
///
/// - Parameter event: The event.
/// - Returns: Whether it is of one case.
@inlinable public func isLent(_ event: Library.Event) -> Bool { event.is(\.lent) }
