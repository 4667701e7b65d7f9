import RostrumCore
import RostrumDependencies
import RostrumRuntime

/// What a test store knows that may be left over.
@MainActor
protocol OpenLedger: AnyObject, Sendable {
  /// Gives out what a test has left over; from then on, nothing is left over.
  func takeRest() -> [LocatedIssue]
}

/// The ledgers of the stores that a test of XCTest has used, for its end.
///
/// Swift Testing needs none of it: what a suite's properties keep goes with each test.
final class OpenLedgers: Sendable {
  private struct Entry: Sendable {
    weak let ledger: (any OpenLedger)?
  }

  private let entries = LockIsolated<[ObjectIdentifier: Entry]>([:])

  /// Takes a ledger, if it is not known yet.
  func insert(_ ledger: any OpenLedger) {
    entries.withValue { $0[ObjectIdentifier(ledger)] = Entry(ledger: ledger) }
  }

  /// Gives out what is left over in all ledgers that still exist.
  func takeRest() -> [LocatedIssue] {
    let ledgers = entries.withValue { entries in
      defer { entries = [:] }
      return entries.values.compactMap(\.ledger)
    }
    return MainQueue.wait { ledgers.flatMap { $0.takeRest() } }
  }

  /// Those of the test that XCTest runs now.
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
