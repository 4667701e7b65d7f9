import RostrumRuntime
import RostrumViews

/// A place in which elements can be looked for: the whole screen, or one element of it.
///
/// Nothing is looked for until an element is used, so a query may be made before the element is
/// there, and finds the element anew after each step.
@MainActor
public protocol HostScope {
  /// The host to which the place belongs.
  var host: TestHost { get }
  /// Where to look, from the screen inwards; empty for the whole screen.
  var steps: HostSteps { get }
}

/// The way from the screen to an element, as a list of queries.
public struct HostSteps: Hashable, Sendable {
  var queries: [HostQuery] = []

  /// The way that goes on with one more query.
  func then(_ query: HostQuery) -> HostSteps {
    HostSteps(queries: queries + [query])
  }
}

extension HostSteps: CustomStringConvertible {
  /// The way in words, from the element outwards.
  public var description: String {
    queries.reversed().map(\.description).joined(separator: " in ")
  }
}

extension HostScope {
  /// The element with an accessibility identifier.
  public func element(
    identifier: String, at location: CallSite = #callSite
  ) -> HostElement {
    HostElement(
      host: host,
      steps: steps.then(HostQuery(name: .identifier(identifier))),
      location: location)
  }

  /// All elements of a role that a user can see, in the order of the screen.
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
