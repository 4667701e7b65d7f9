import Foundation

/// A closure that presents a destination.
///
/// It gets the destination to present, the destination in front, the destination that asked for the
/// presentation, and a closure to call with whether the presentation succeeded.
public typealias CustomViewPresentationClosure<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> =
  @MainActor (
    _ destinationToPresent: (any ViewDestinationable<DestinationType, ContentType, TabType>)?,
    _ currentDestination: (any ViewDestinationable<DestinationType, ContentType, TabType>)?,
    _ parentOfCurrentDestination: (any ViewDestinationable)?,
    _ completionClosure: (@MainActor (Bool) -> Void)?
  ) -> Void

/// A presentation that the app carries out.
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
  /// The identity of the presentation.
  public let id = UUID()
  /// Presents a destination that has a view.
  public var swiftUI: CustomViewPresentationClosure<DestinationType, ContentType, TabType>?

  /// Creates a presentation.
  ///
  /// - Parameter swiftUI: Presents a destination that has a view.
  public init(
    swiftUI: CustomViewPresentationClosure<DestinationType, ContentType, TabType>? = nil
  ) {
    self.swiftUI = swiftUI
  }
}
