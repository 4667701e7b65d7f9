import RostrumRuntime
import RostrumViews

/// A reference to an element on the screen, which is looked up each time it is used.
///
/// ```swift
/// let add = host.button("Add")
/// #expect(!add.isEnabled)
/// await host.textField("Title").type("Design")
/// #expect(add.isEnabled)
/// await add.tap()
/// ```
///
/// Using an element that doesn't exist is reported as an issue that describes the screen. Only
/// ``exists`` and ``count`` may be read for an element that may be missing.
@MainActor
public struct HostElement: HostScope {
  /// The host whose screen contains the element.
  public let host: TestHost
  /// The queries that find the element.
  public let steps: HostSteps
  let location: CallSite

  /// Whether exactly one element matches the query.
  public var exists: Bool { matches.count == 1 }

  /// The number of elements that match the query.
  public var count: Int { matches.count }

  /// The match at a position, in screen order.
  ///
  /// - Parameter index: The position, from zero.
  /// - Returns: The element at this position.
  public func nth(_ index: Int) -> HostElement { placed(.index(index)) }

  /// The first match.
  public var first: HostElement { nth(0) }

  /// The last match.
  public var last: HostElement { placed(.last) }

  private func placed(_ place: HostQuery.Place) -> HostElement {
    var steps = steps
    steps.queries[steps.queries.count - 1].place = place
    return HostElement(host: host, steps: steps, location: location)
  }

  /// The visible elements that match the query.
  var matches: [Element] { host.find(steps, visibleOnly: true) }
}

extension HostElement: CustomStringConvertible {
  /// The query in words.
  public nonisolated var description: String { steps.description }
}
