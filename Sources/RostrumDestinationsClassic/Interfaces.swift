import RostrumDestinations

/// The object that connects an interface with its destination.
@MainActor
public protocol DestinationStateable<Destination>: RostrumDestinations.DestinationStateable
where StateModel == DefaultDestinationState<Destination> {}

extension DestinationStateable {
  /// The state model, which performs the actions of events.
  public var stateModel: DefaultDestinationState<Destination> {
    get { DefaultDestinationState(destination: destination) }
    set {}
  }
}

/// An object that connects a view with a navigation stack to its destination.
@MainActor
public protocol NavigationDestinationStateable<Destination>: DestinationStateable,
  RostrumDestinations.NavigationDestinationStateable
{}

extension DestinationInterfaceState: DestinationStateable {}
extension NavigationDestinationInterfaceState: NavigationDestinationStateable {}

/// The interface of a destination.
@MainActor
public protocol DestinationInterfacing<PresentationConfiguration>:
  RostrumDestinations.DestinationInterfacing
{
  /// The presentations of the app.
  associatedtype PresentationConfiguration: RostrumDestinations.DestinationPresentationConfiguring =
    DestinationPresentation<DestinationType, ContentType, TabType>
  /// The events of the interface.
  associatedtype UserInteractionType: UserInteractionTypeable = EventType
}

/// The view of a destination.
@MainActor
public protocol ViewDestinationInterfacing: DestinationInterfacing,
  RostrumDestinations.ViewDestinationInterfacing
{}

/// An interface with a navigation stack.
@MainActor
public protocol NavigatingDestinationInterfacing: ViewDestinationInterfacing,
  RostrumDestinations.NavigatingDestinationInterfacing
{}

/// The interface of a destination with tabs.
@MainActor
public protocol TabBarDestinationInterfacing: DestinationInterfacing,
  RostrumDestinations.TabBarDestinationInterfacing
{}

/// A view with tabs.
@MainActor
public protocol TabBarViewDestinationInterfacing<TabType>: TabBarDestinationInterfacing,
  ViewDestinationInterfacing, RostrumDestinations.TabBarViewDestinationInterfacing
{}

/// A view with a split view.
@MainActor
public protocol NavigationSplitViewDestinationInterfacing: ViewDestinationInterfacing,
  RostrumDestinations.NavigationSplitViewDestinationInterfacing
{}

/// A closure that receives whether a presentation succeeded.
public typealias PresentationCompletionClosure = @MainActor (_ didComplete: Bool) -> Void

extension SheetPresentation {
  /// A closure that is called when a sheet has been dismissed.
  public var dismissalClosure: SheetDismissalClosure? {
    get { dismissedClosure }
    set { dismissedClosure = newValue }
  }

  /// Dismisses the sheet.
  public func removeCurrentSheet() { dismissSheet() }
}

extension SheetPresenting {
  /// Returns a closure that dismisses the sheet over the interface.
  ///
  /// - Parameter destination: The destination of the interface, which the flow notifies by itself.
  /// - Returns: The closure.
  public func sheetDismissalClosure<Destination: RostrumDestinations.ViewDestinationable>(
    destination: Destination
  ) -> SheetDismissalClosure {
    sheetPresentation.dismissSheet
  }
}
