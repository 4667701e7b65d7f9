// flags: -Xfrontend -import-module -Xfrontend DropInFoundation
import Foundation

// Files of an app that import Foundation alone: it brings its networking, Combine and Observation.

@Observable final class Model {
  var count = 0
  @ObservationIgnored var isLoaded = false
}

final class Clock: ObservableObject {
  @Published var time = Foundation.Date.now
}

struct Service: Sendable {
  var session = URLSession.shared

  func load(_ url: URL) async throws -> Data {
    var request = URLRequest(url: url)
    request.timeoutInterval = 20
    let (data, response) = try await session.data(for: request)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    return data
  }
}

extension Foundation.URL {
  var isRemote: Bool { scheme != "file" }
}

func age(of date: Date) -> String {
  let formatter = RelativeDateTimeFormatter()
  formatter.unitsStyle = .full
  return formatter.localizedString(for: date, relativeTo: .now)
}
