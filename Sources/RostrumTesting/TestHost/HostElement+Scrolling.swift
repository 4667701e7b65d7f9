public import Foundation
import RostrumLayout
import RostrumRuntime
public import RostrumViews

extension HostElement {
  /// Scrolls the lists and scroll views around the element until the element is visible.
  ///
  /// ```swift
  /// await host.row("Row 50").scrollIntoView()
  /// ```
  ///
  /// Taps scroll by themselves, so a test calls this method only to look at what is visible.
  ///
  /// - Parameters:
  ///   - anchor: The point at which the element and the scroll view coincide; `nil` scrolls as
  ///     little as possible.
  ///   - location: The call site at which issues are reported.
  public func scrollIntoView(
    anchor: UnitPoint? = nil,
    at location: CallSite = #callSite
  ) async {
    guard let element = host.resolve(self, to: "scroll to", at: location) else { return }
    host.window.request(ScrollRequest(target: element.id, anchor: anchor, isUsers: true))
    await host.settle(at: location)
  }

  /// Scrolls a list, form, table or scroll view by a distance.
  ///
  /// ```swift
  /// await host.role(.list)().scroll(y: 200)
  /// ```
  ///
  /// Scrolling ends at the edges of the content. A view that follows the phases of the scroll view is told that the
  /// user scrolls, and then that it is idle.
  ///
  /// - Parameters:
  ///   - x: The distance in points by which the content moves to the left.
  ///   - y: The distance in points by which the content moves up.
  ///   - location: The call site at which issues are reported.
  public func scroll(
    x: CGFloat = 0, y: CGFloat = 0,
    at location: CallSite = #callSite
  ) async {
    guard let element = host.resolve(self, to: "scroll", at: location) else { return }
    let region = element.lineage.first { !$0.content.scrollAxes(ofUser: true).isEmpty }
    guard let region else {
      location.report(
        HostRefusal.unsupported(element.role, "scroll").message(doing: "scroll \(self)", in: host))
      return
    }
    _ = host.layout
    await host.enter(.interacting, region, at: location)
    host.window.scroll(region.id, x: x, y: y)
    await host.settle(at: location)
    await host.enter(.idle, region, at: location)
  }

  /// Scrolls a list, form, table or scroll view to the row with an identity.
  ///
  /// ```swift
  /// await host.role(.list)().scroll(to: contact.id)
  /// ```
  ///
  /// The identity is that of an element of a `ForEach`, or of an `id(_:)`. A row far from the window
  /// has no views before, if the host only creates nearby rows.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - anchor: The point at which the row and the scroll view coincide; `nil` scrolls as little as
  ///     possible.
  ///   - location: The call site at which issues are reported.
  public func scroll<ID: Hashable>(
    to id: ID, anchor: UnitPoint? = nil,
    at location: CallSite = #callSite
  ) async {
    guard let element = host.resolve(self, to: "scroll", at: location) else { return }
    guard let node = host.graph.handle(of: element)?.owner,
      node.reveal(AnyHashable(id)) || node.first(withIdentity: AnyHashable(id)) != nil
    else {
      location.report("Can't scroll \(self) to \(id): no row in it has this identity.")
      return
    }
    host.graph.scroll(to: AnyHashable(id), in: node, anchor: anchor)
    await host.settle(at: location)
  }
}

extension TestHost {
  /// Tells a scroll view what it is doing, if the app follows that.
  fileprivate func enter(
    _ phase: ScrollPhase, _ region: Element, at location: CallSite
  ) async {
    guard region.state.accepts(.scrollPhases) else { return }
    let event = UserEvent(region.id, .scrollPhase(UserEvent.ScrollChange(phase)))
    await perform(event, what: "scroll", at: location)
  }
}
