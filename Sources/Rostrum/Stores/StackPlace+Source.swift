import RostrumCore
import RostrumDependencies
import RostrumPresentation
import RostrumScenes

extension StackPlace {
  /// The path as a navigation stack reads and mutates it.
  ///
  /// - Parameters:
  ///   - ids: Returns the IDs of the path's elements. A change of what it reads invalidates the
  ///     stack.
  ///   - screen: Builds the screen of an element.
  /// - Returns: The source of the stack's path.
  package func source<ScreenContent: View>(
    ids: @escaping @MainActor () -> [StackElementID],
    screen: @escaping @MainActor (StackElementID) -> ScreenContent?
  ) -> StackSource {
    StackSource(
      path: {
        ids().map { id in StackSource.Entry(id: id) { screen(id) } }
      },
      truncate: { count in
        let goes = store.peek { $0.ids.dropFirst(count).first }
        if let goes { send(.popFrom(id: goes)) }
      },
      push: { value in
        guard let link = value.base as? LinkState<State> else { return false }
        push(link.state)
        return true
      },
      addressing: { environment in
        environment.addressFormat(for: State.self).map { format in
          StackAddressing(
            format,
            value: { index in
              store.peek { path in path.ids.dropFirst(index).first.flatMap { path[id: $0] } }
            },
            push: { push($0) })
        }
      })
  }

  private func push(_ state: State) {
    send(.push(id: DependencyValues.current.stackElementID.next(), state: state))
  }
}
