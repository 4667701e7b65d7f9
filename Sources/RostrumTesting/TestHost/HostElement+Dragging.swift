public import Foundation
public import RostrumRuntime
import RostrumViews

extension HostElement {
  /// Drags the element to another one, and drops it there.
  ///
  /// ```swift
  /// await host.text("Pancakes").drag(to: host.text("Breakfast"))
  /// ```
  ///
  /// The elements are the views with `draggable(_:)` and `dropDestination(for:action:isTargeted:)`, or
  /// any in them. The test fails if a user couldn't drag the one or drop it on the other.
  ///
  /// - Parameters:
  ///   - target: The element to drop it on.
  ///   - place: The place in the target.
  ///   - location: The call site at which issues are reported.
  public func drag(
    to target: HostElement, place: CGPoint = .zero, at location: CallSite = #callSite
  ) async {
    guard let drag = resolveDrag(to: target, insertion: false, at: location) else { return }
    let what = "drag \(self) to \(target)"
    let isObserved = drag.target.dropTarget?.isObserved == true
    if isObserved {
      await host.perform(UserEvent(drag.target.id, .target(true)), what: what, at: location)
      await host.perform(UserEvent(drag.target.id, .target(false)), what: what, at: location)
    }
    await host.perform(
      UserEvent(drag.target.id, .drop(drag.source.id, at: place)), what: what, at: location)
  }

  /// Drags the element between rows, in front of another one.
  ///
  /// Rows with `onMove(perform:)` are moved in this way, and so are the headings of columns that the user
  /// can move.
  ///
  /// - Parameters:
  ///   - row: The row, or any element in it.
  ///   - location: The call site at which issues are reported.
  public func drag(before row: HostElement, at location: CallSite = #callSite) async {
    await insert(at: 0, from: row, location)
  }

  /// Drags the element between rows, behind another one.
  ///
  /// Rows with `onMove(perform:)` are moved in this way, and so are the headings of columns that the user
  /// can move.
  ///
  /// - Parameters:
  ///   - row: The row, or any element in it.
  ///   - location: The call site at which issues are reported.
  public func drag(after row: HostElement, at location: CallSite = #callSite) async {
    await insert(at: 1, from: row, location)
  }

  /// Drops files of the user's computer on the element.
  ///
  /// The app gets the files themselves, and not copies. Files of a type that the app doesn't take are
  /// refused, as in a browser: the view says so.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - location: The call site at which issues are reported.
  public func dropFiles(_ files: [URL], at location: CallSite = #callSite) async {
    guard let element = host.resolve(self, to: "drop files on", at: location) else { return }
    let what = "drop files on \(self)"
    for case let part in element.lineage where !part.isDisabled {
      guard case .fileChooser(let chooser)? = part.state.fact(.fileChooser) else { continue }
      return await host.send(files, to: chooser.address, what, at: location)
    }
    location.report(
      HostRefusal.invalidValue("it doesn't take files").message(doing: what, in: host))
  }

  private func insert(
    at distance: Int, from row: HostElement, _ location: CallSite
  ) async {
    let what = "drag \(self) to \(row)"
    if let (mover, place) = movement(to: row) {
      guard host.letsPointer(reach: mover, what, location) else { return }
      await host.perform(
        UserEvent(mover.id, .move(to: place + distance)), what: what, at: location)
      return
    }
    guard let drag = resolveDrag(to: row, insertion: true, at: location) else { return }
    let index = drag.target.indexAmongRows ?? 0
    await host.perform(
      UserEvent(drag.target.id, .insert(drag.source.id, at: index + distance)), what: what,
      at: location)
  }

  /// The row or heading that the user moves among those around it, and the index of a different one.
  private func movement(to row: HostElement) -> (Element, Int)? {
    guard let from = matches.first, let to = row.matches.first,
      !from.lineage.contains(where: { $0.state.accepts(.draggable) }),
      let mover = from.lineage.first(where: { $0.state.accepts(.move) })
    else { return nil }
    let around = mover.rowsAround
    return to.lineage.lazy.compactMap { next in around.firstIndex { $0 === next } }.first
      .map { (mover, $0) }
  }

  private func resolveDrag(
    to target: HostElement, insertion: Bool, at location: CallSite
  ) -> (source: Element, target: Element)? {
    guard let from = host.resolve(self, to: "drag", at: location),
      let to = host.resolve(target, to: "drop something on", at: location)
    else { return nil }
    let source = from.lineage.first { $0.state.accepts(.draggable) } ?? from
    let what = "drag \(self)"
    guard host.letsPointer(reach: source, what, location) else { return nil }
    guard !source.isDisabled else {
      location.report(HostRefusal.disabled.message(doing: what, in: host))
      return nil
    }
    var fitting = to.lineage.filter { $0.dropTarget?.isInsertion == insertion }
    if case .draggable(let types)? = source.state.interaction(.draggable),
      let taking = fitting.first(where: { $0.dropTarget?.accepts(types) == true })
    {
      fitting = [taking]
    }
    return (source, fitting.first ?? to)
  }
}

extension Element {
  /// What can be dropped on the element.
  fileprivate var dropTarget: DropTarget? {
    if case .dropTarget(let target)? = state.interaction(.dropTarget) { target } else { nil }
  }
}
