import ServiceLifecycle

/// Delays the end of a server until its connections are closed.
///
/// Add it before the application: services stop in reverse order. When the application stops, each
/// socket begins to close, so that browsers learn that the server is going away.
struct ConnectionDrain: Service {
  let occupancy: Occupancy

  func run() async throws {
    try? await gracefulShutdown()
    await occupancy.waitUntilEmpty()
  }
}
