import RostrumDependencies

/// A client with values for every context.
struct Greeter: Sendable {
  var greet: @Sendable () -> String
}

extension Greeter: DependencyKey {
  static var liveValue: Greeter { Greeter { "live" } }
  static var previewValue: Greeter { Greeter { "preview" } }
  static var testValue: Greeter { Greeter { "test" } }
}

extension DependencyValues {
  var greeter: Greeter {
    get { self[Greeter.self] }
    set { self[Greeter.self] = newValue }
  }
}

/// A client that no test may use unprepared.
struct Network: Sendable {
  var fetch: @Sendable (Int) -> String
}

extension Network: DependencyKey {
  static var liveValue: Network { Network { "fetched \($0)" } }
}

extension DependencyValues {
  var network: Network {
    get { self[Network.self] }
    set { self[Network.self] = newValue }
  }
}

/// A client whose live value is in no module that is linked.
struct Printer: Sendable, TestDependencyKey {
  var name: String
  static var testValue: Printer { Printer(name: "paper tray") }
}

extension DependencyValues {
  var printer: Printer {
    get { self[Printer.self] }
    set { self[Printer.self] = newValue }
  }
}

/// A connection, of which each launch has one.
final class Connection: Sendable, DependencyKey {
  static var liveValue: Connection { Connection() }
  static var testValue: Connection { Connection() }
}

extension DependencyValues {
  var connection: Connection {
    get { self[Connection.self] }
    set { self[Connection.self] = newValue }
  }
}

/// A client that uses another one.
struct Host: Sendable {
  var welcome: @Sendable () -> String
}

extension Host: DependencyKey {
  static var liveValue: Host {
    @Dependency(\.greeter) var greeter
    return Host { "Welcome, \(greeter.greet())" }
  }
  static var testValue: Host { liveValue }
}
