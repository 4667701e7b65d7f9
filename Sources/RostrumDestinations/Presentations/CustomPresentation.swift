import Foundation

/// A closure that performs a custom presentation.
///
/// The closure receives the destination to present, the current destination, the destination that
/// initiated the presentation, and a completion closure to call with whether the presentation
/// succeeded.
public typealias CustomViewPresentationClosure<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> =
  @MainActor (
    _ destinationToPresent: (any ViewDestinationable<DestinationType, ContentType, TabType>)?,
    _ currentDestination: (any ViewDestinationable<DestinationType, ContentType, TabType>)?,
    _ parentOfCurrentDestination: (any ViewDestinationable)?,
    _ completionClosure: (@MainActor (Bool) -> Void)?
  ) -> Void

/// A presentation that the app performs itself.
///
/// ```swift
/// let toast = CustomPresentation<AppDestination, AppContent, AppTab>(
///   swiftUI: { destination, current, parent, completion in
///     toaster.show(destination)
///     completion?(true)
///   })
/// ```
public struct CustomPresentation<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: Identifiable {
  /// The ID of the presentation.
  public let id = UUID()
  /// The closure that presents a destination.
  public var swiftUI: CustomViewPresentationClosure<DestinationType, ContentType, TabType>?

  /// Creates a presentation.
  ///
  /// - Parameter swiftUI: The closure that presents a destination.
  public init(
    swiftUI: CustomViewPresentationClosure<DestinationType, ContentType, TabType>? = nil
  ) {
    self.swiftUI = swiftUI
  }
}
