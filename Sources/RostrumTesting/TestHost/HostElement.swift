import RostrumRuntime
import RostrumViews

/// What a user sees of one element, found anew each time it is used.
///
/// ```swift
/// let add = host.button("Add")
/// #expect(!add.isEnabled)
/// await host.textField("Title").type("Design")
/// #expect(add.isEnabled)
/// await add.tap()
/// ```
///
/// A fact about an element that is not there is reported as an issue, in words that say what is on
/// the screen instead; ``exists`` and ``count`` alone may be asked of anything.
@MainActor
public struct HostElement: HostScope {
  /// The host on whose screen the element is.
  public let host: TestHost
  /// How the element is found.
  public let steps: HostSteps
  let location: CallSite

  /// Whether there is such an element, and only one.
  public var exists: Bool { matches.count == 1 }

  /// How many elements answer to the query.
  public var count: Int { matches.count }

  /// The one at a position among several that answer to the query, in the order of the screen.
  ///
  /// - Parameter index: The position, from zero.
  /// - Returns: The element at this position.
  public func nth(_ index: Int) -> HostElement { placed(.index(index)) }

  /// The first of several that answer to the query.
  public var first: HostElement { nth(0) }

  /// The last of several that answer to the query.
  public var last: HostElement { placed(.last) }

  private func placed(_ place: HostQuery.Place) -> HostElement {
    var steps = steps
    steps.queries[steps.queries.count - 1].place = place
    return HostElement(host: host, steps: steps, location: location)
  }

  /// The elements that answer to the query and can be seen.
  var matches: [Element] { host.find(steps, visibleOnly: true) }
}

extension HostElement: CustomStringConvertible {
  /// How the element is found, in words.
  public nonisolated var description: String { steps.description }
}
