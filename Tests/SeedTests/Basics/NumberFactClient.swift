import Rostrum

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// Block "Making a dependency".
struct NumberFactClient {
  var fetch: @Sendable (Int) async throws -> String
}

extension NumberFactClient: DependencyKey {
  static let liveValue = Self { number in
    let (data, _) = try await URLSession.shared.data(
      from: URL(
        string: "http://www.numbersapi.com/\(number)"
      )!
    )
    return String(decoding: data, as: UTF8.self)
  }
}

extension DependencyValues {
  var numberFact: NumberFactClient {
    get { self[NumberFactClient.self] }
    set { self[NumberFactClient.self] = newValue }
  }
}
