import Rostrum

/// Finds the aisle of the shop in which an item is sold.
@DependencyClient
struct AisleClient: Sendable {
  var find: @Sendable (_ name: String) async throws -> String
}

extension AisleClient: DependencyKey {
  /// A shop that takes a moment to answer.
  static var liveValue: Self {
    Self(find: { name in
      try await Task.sleep(for: .milliseconds(500))
      let aisles = ["apples": "Aisle 1", "bread": "Aisle 2", "coffee": "Aisle 3", "tea": "Aisle 3"]
      return aisles[name.lowercased()] ?? "Aisle 4"
    })
  }

  static var testValue: Self { Self() }
}

extension DependencyValues {
  var aisles: AisleClient {
    get { self[AisleClient.self] }
    set { self[AisleClient.self] = newValue }
  }
}
