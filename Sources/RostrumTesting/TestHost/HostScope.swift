import RostrumRuntime
import RostrumViews

/// A part of the screen in which elements are found: the whole screen, or one element.
///
/// A query runs each time an element is used, so you can create the query before the element
/// appears, and it remains valid after each step.
@MainActor
public protocol HostScope {
  /// The host that the scope belongs to.
  var host: TestHost { get }
  /// The queries that lead to the scope, outermost first; empty for the whole screen.
  var steps: HostSteps { get }
}

/// A list of queries that leads from the screen to an element.
public struct HostSteps: Hashable, Sendable {
  var queries: [HostQuery] = []

  /// Returns the steps extended by a query.
  func then(_ query: HostQuery) -> HostSteps {
    HostSteps(queries: queries + [query])
  }
}

extension HostSteps: CustomStringConvertible {
  /// The queries in words, innermost first.
  public var description: String {
    queries.reversed().map(\.description).joined(separator: " in ")
  }
}

extension HostScope {
  /// Returns the element with an accessibility identifier.
  public func element(
    identifier: String, at location: CallSite = #callSite
  ) -> HostElement {
    HostElement(
      host: host,
      steps: steps.then(HostQuery(name: .identifier(identifier))),
      location: location)
  }

  /// Returns all visible elements of a role, in screen order.
  ///
  /// O(n) in the elements on the screen.
  public func all(
    _ role: ElementRole, at location: CallSite = #callSite
  ) -> [HostElement] {
    let each = HostElement(
      host: host,
      steps: steps.then(HostQuery(role: role)),
      location: location)
    return each.matches.indices.map { each.nth($0) }
  }
}
