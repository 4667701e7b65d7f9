import Foundation
import RostrumDestinations

extension AppFlow {
  /// The flow of the app.
  ///
  /// - Parameters:
  ///   - ticks: Creates the sequence of the counter's values; called for each start.
  ///   - experiment: The choice between two designs of a color's detail.
  /// - Returns: The flow, which has not started.
  public static func palette(
    ticks: @escaping @Sendable () -> AsyncStream<Int> = Ticks.everySecond,
    experiment: DetailExperiment = DetailExperiment()
  ) -> AppFlow {
    AppFlow(
      destinationProviders: [
        .tabs: TabsProvider(), .colors: ColorsProvider(experiment: experiment),
        .colorDetail: ColorDetailProvider(), .colorCard: ColorDetailProvider(),
        .swatch: SwatchProvider(), .browse: BrowseProvider(), .pick: PickProvider(),
        .notes: NotesProvider(), .counter: CounterProvider(ticks: ticks, experiment: experiment),
      ],
      startingDestination: DestinationPresentation(
        destinationType: .tabs, presentationType: .replaceRoot, assistantType: .basic))
  }

  /// Presents the path of a link such as `https://example.org/tab-colors/push:colorDetail`.
  ///
  /// - Parameter url: The link. If it isn't a path of the app, an error is logged.
  public func open(_ url: URL) {
    guard let base = URL(string: "/", relativeTo: url)?.absoluteURL else { return }
    do {
      presentDestination(configuration: try AppPath(url: url, relativeTo: base).presentation)
    } catch {
      DestinationsSupport.logError(error: error)
    }
  }
}
