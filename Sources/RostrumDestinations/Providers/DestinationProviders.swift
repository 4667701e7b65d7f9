/// The providers of a flow, by exact destination and by name.
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

  /// Names the destinations that no provider makes, where the type knows all of them.
  func preflight() -> DestinationsError? {
    guard let type = DestinationType.self as? any CaseIterable.Type else { return nil }
    let missing = allCases(type).map(\.rawValue)
      .filter { named[$0] == nil && !ignored.contains($0) }
    return missing.isEmpty ? nil : .missingProviders(destinations: missing, providers: names)
  }

  private var names: [String] { named.keys.sorted() }

  private func allCases<Cases: CaseIterable>(_ type: Cases.Type) -> [DestinationType] {
    type.allCases.compactMap { $0 as? DestinationType }
  }
}
