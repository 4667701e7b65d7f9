import Foundation
import IssueReporting
import RostrumViews

/// An interface with a navigation stack.
///
/// ```swift
/// struct NotesTab: NavigatingDestinationInterfacing {
///   @State var destinationState: NavigationDestinationInterfaceState<Destination>
///
///   var body: some View {
///     NavigationStack(path: $destinationState.navigator.navigationPath) {
///       NotesList()
///         .navigationDestination(for: UUID.self) { destinationView(for: $0) }
///     }
///   }
/// }
/// ```
///
/// A view may also keep the navigator in a `@State` property `navigator` of its own.
@MainActor
public protocol NavigatingDestinationInterfacing<DestinationType, ContentType, TabType>:
  ViewDestinationInterfacing
{
  /// The path of the stack.
  var navigator: any DestinationPathNavigating { get }
}

extension NavigatingDestinationInterfacing where DestinationState: NavigationDestinationStateable {
  /// The path of the stack, as it is in the state.
  public var navigator: any DestinationPathNavigating { destinationState.navigator }
}

extension NavigatingDestinationInterfacing {
  /// Goes back from a destination on the stack, as the back button does.
  ///
  /// - Parameter currentDestination: The destination to leave, with everything above it.
  public func backToPreviousDestination(currentDestination: any ViewDestinationable) {
    currentDestination.performSystemNavigationAction(
      navigationType: .navigateBackInStack,
      options: SystemNavigationOptions(currentID: currentDestination.id))
  }
}
