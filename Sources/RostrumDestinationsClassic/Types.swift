@_exported import RostrumDestinations
@_exported import RostrumDestinationsInference

// NB: The compiler can't infer the parameters of these aliases from a type: a presentation isn't
// known by its associated types. `RostrumDestinationsInference` has functions with the same names
// for calls that leave the parameters out.

/// The presentations of a destination, by event.
public typealias AppDestinationConfigurations<
  UserInteractionType: UserInteractionTypeable,
  PresentationConfiguration: RostrumDestinations.DestinationPresentationConfiguring
> = RostrumDestinations.AppDestinationConfigurations<
  UserInteractionType, PresentationConfiguration.DestinationType,
  PresentationConfiguration.ContentType, PresentationConfiguration.TabType
>

/// The state that every destination stores.
public typealias DestinationInternalState<
  InteractorType: InteractorTypeable, UserInteractionType: UserInteractionTypeable,
  PresentationType: DestinationPresentationTypeable,
  PresentationConfiguration: RostrumDestinations.DestinationPresentationConfiguring
> = RostrumDestinations.DestinationInternalState<
  UserInteractionType, PresentationConfiguration.DestinationType,
  PresentationConfiguration.ContentType, PresentationConfiguration.TabType, InteractorType
>

/// The state of a destination that contains other destinations.
public typealias GroupDestinationInternalState<
  PresentationType: DestinationPresentationTypeable,
  PresentationConfiguration: RostrumDestinations.DestinationPresentationConfiguring
> = RostrumDestinations.GroupDestinationInternalState<
  PresentationConfiguration.DestinationType, PresentationConfiguration.ContentType,
  PresentationConfiguration.TabType
>

/// How a destination is presented.
public typealias DestinationPresentationType<
  PresentationConfiguration: RostrumDestinations.DestinationPresentationConfiguring
> = RostrumDestinations.DestinationPresentationType<
  PresentationConfiguration.DestinationType, PresentationConfiguration.ContentType,
  PresentationConfiguration.TabType
>

/// A presentation that the app performs itself.
public typealias CustomPresentation<
  PresentationConfiguration: RostrumDestinations.DestinationPresentationConfiguring
> = RostrumDestinations.CustomPresentation<
  PresentationConfiguration.DestinationType, PresentationConfiguration.ContentType,
  PresentationConfiguration.TabType
>

/// A closure that performs a custom presentation.
public typealias CustomViewPresentationClosure<
  PresentationConfiguration: RostrumDestinations.DestinationPresentationConfiguring
> = RostrumDestinations.CustomViewPresentationClosure<
  PresentationConfiguration.DestinationType, PresentationConfiguration.ContentType,
  PresentationConfiguration.TabType
>

/// A destination with a view.
public typealias ViewDestination<
  UserInteractionType: UserInteractionTypeable,
  ViewDestinationType: RostrumDestinations.ViewDestinationInterfacing,
  PresentationConfiguration: RostrumDestinations.DestinationPresentationConfiguring
> = RostrumDestinations.ViewDestination<
  ViewDestinationType, UserInteractionType, PresentationConfiguration.DestinationType,
  PresentationConfiguration.ContentType, PresentationConfiguration.TabType,
  ViewDestinationType.InteractorType
>

/// A destination whose view contains a navigation stack.
public typealias NavigationViewDestination<
  UserInteractionType: UserInteractionTypeable,
  ViewDestinationType: RostrumDestinations.NavigatingDestinationInterfacing,
  PresentationConfiguration: RostrumDestinations.DestinationPresentationConfiguring,
  InteractorType: InteractorTypeable
> = RostrumDestinations.NavigationViewDestination<
  UserInteractionType, ViewDestinationType, PresentationConfiguration.DestinationType,
  PresentationConfiguration.ContentType, PresentationConfiguration.TabType, InteractorType
>

/// A destination whose view contains tabs.
public typealias TabViewDestination<
  PresentationConfiguration: RostrumDestinations.DestinationPresentationConfiguring,
  TabViewType: TabBarViewDestinationInterfacing
> = RostrumDestinations.TabViewDestination<
  TabViewType, TabViewType.UserInteractionType, PresentationConfiguration.DestinationType,
  PresentationConfiguration.ContentType, PresentationConfiguration.TabType,
  TabViewType.InteractorType
>

/// A destination whose view contains a split view.
public typealias NavigationSplitViewDestination<
  PresentationConfiguration: RostrumDestinations.DestinationPresentationConfiguring,
  SplitViewType: NavigationSplitViewDestinationInterfacing
> = RostrumDestinations.NavigationSplitViewDestination<
  SplitViewType, SplitViewType.UserInteractionType, PresentationConfiguration.DestinationType,
  PresentationConfiguration.ContentType, PresentationConfiguration.TabType,
  SplitViewType.InteractorType
>
