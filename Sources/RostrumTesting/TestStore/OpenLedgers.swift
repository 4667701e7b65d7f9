import RostrumCore
import RostrumDependencies
import RostrumRuntime

/// A record of what a test store did that its test hasn't asserted yet.
@MainActor
protocol OpenLedger: AnyObject, Sendable {
  /// Returns the issues for everything that is left to assert, and clears the record.
  func takeRest() -> [LocatedIssue]
}

/// The ledgers of the stores that an XCTest test has used, which are checked when the test ends.
///
/// Swift Testing doesn't need them: it releases a suite instance, and the stores in its properties,
/// after each test.
final class OpenLedgers: Sendable {
  private struct Entry: Sendable {
    weak let ledger: (any OpenLedger)?
  }

  private let entries = LockIsolated<[ObjectIdentifier: Entry]>([:])

  /// Adds a ledger, if it isn't there yet.
  func insert(_ ledger: any OpenLedger) {
    entries.withValue { $0[ObjectIdentifier(ledger)] = Entry(ledger: ledger) }
  }

  /// Returns the issues of all ledgers that are still alive.
  func takeRest() -> [LocatedIssue] {
    let ledgers = entries.withValue { entries in
      defer { entries = [:] }
      return entries.values.compactMap(\.ledger)
    }
    return MainQueue.wait { ledgers.flatMap { $0.takeRest() } }
  }

  /// The ledgers of the test that XCTest is running.
  static var ofRunningXCTest: OpenLedgers? {
    guard let container = DependencyContainer.ofRunningXCTest else { return nil }
    var values = DependencyValues.test
    values.container = container
    return values[OpenLedgers.self]
  }
}

extension OpenLedgers: TestDependencyKey {
  static var testValue: OpenLedgers { OpenLedgers() }
}
