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
/// A view can also store the navigator in its own `@State` property named `navigator`.
@MainActor
public protocol NavigatingDestinationInterfacing<DestinationType, ContentType, TabType>:
  ViewDestinationInterfacing
{
  /// The path of the stack.
  var navigator: any DestinationPathNavigating { get }
}

extension NavigatingDestinationInterfacing where DestinationState: NavigationDestinationStateable {
  /// The path of the stack, which the destination state stores.
  public var navigator: any DestinationPathNavigating { destinationState.navigator }
}

extension NavigatingDestinationInterfacing {
  /// Pops a destination from the stack, as the back button does.
  ///
  /// - Parameter currentDestination: The destination to pop, together with all destinations above
  ///   it.
  public func backToPreviousDestination(currentDestination: any ViewDestinationable) {
    currentDestination.performSystemNavigationAction(
      navigationType: .navigateBackInStack,
      options: SystemNavigationOptions(currentID: currentDestination.id))
  }
}
