/// A presentation that the app itself carries out.
///
/// ```swift
/// let toast = CustomPresentation<AppPresentation>(swiftUI: { destination, current, parent, done in
///   toaster.show(destination)
///   done(true)
/// })
/// ```
public struct CustomPresentation<PresentationConfiguration: DestinationPresentationConfiguring> {
  /// A destination of the flow.
  public typealias Destination = any ViewDestinationable<
    PresentationConfiguration.DestinationType, PresentationConfiguration.ContentType,
    PresentationConfiguration.TabType
  >

  /// Presents a destination; gets it, the current one, the one that asked for it, and what to call
  /// when it is done, with whether it worked.
  public typealias Closure =
    @MainActor (
      _ destination: Destination, _ current: Destination?, _ parent: Destination?,
      _ completion: @escaping @MainActor (Bool) -> Void
    ) -> Void

  let present: Closure

  /// Makes a presentation of a closure.
  ///
  /// - Parameter swiftUI: Presents a destination that has a view.
  public init(swiftUI: @escaping Closure) {
    present = swiftUI
  }
}
