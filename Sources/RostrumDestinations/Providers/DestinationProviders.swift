/// The providers of a flow, by destination and by name.
@MainActor
struct DestinationProviders<DestinationType: RoutableDestinations> {
  private let exact: [DestinationType: any ViewDestinationProviding]
  private let named: [String: any ViewDestinationProviding]
  private let ignored: Set<String>

  init(
    _ providers: [DestinationType: any ViewDestinationProviding], ignoring: [DestinationType]
  ) {
    exact = providers
    named = Dictionary(providers.map { ($0.key.rawValue, $0.value) }) { first, _ in first }
    ignored = Set(ignoring.map(\.rawValue))
  }

  func provider(
    for type: DestinationType
  ) throws(DestinationsError) -> any ViewDestinationProviding {
    if let provider = exact[type] ?? named[type.rawValue] { return provider }
    throw .missingProvider(destination: type.rawValue, providers: names)
  }

  /// Returns errors for destinations without a provider and for events with more than one action.
  func preflight(ignoring more: [DestinationType]) -> [DestinationsError] {
    for provider in exact.values { provider.prepareForProviding() }
    var errors: [DestinationsError] = []
    let ignored = ignored.union(more.map(\.rawValue))
    let missing = cases.filter { named[$0] == nil && !ignored.contains($0) }
    if !missing.isEmpty {
      errors.append(.missingProviders(destinations: missing, providers: names))
    }
    for (name, provider) in named.sorted(by: { $0.key < $1.key }) {
      errors += provider.ambiguousEvents.map {
        .duplicateEventTypeUsed(event: $0, destination: name)
      }
    }
    return errors
  }

  /// The names of all destinations, if the type is `CaseIterable`.
  private var cases: [String] {
    guard let type = DestinationType.self as? any CaseIterable.Type else { return [] }
    return allCases(type).map(\.rawValue)
  }

  private var names: [String] { named.keys.sorted() }

  private func allCases<Cases: CaseIterable>(_ type: Cases.Type) -> [DestinationType] {
    type.allCases.compactMap { $0 as? DestinationType }
  }
}
