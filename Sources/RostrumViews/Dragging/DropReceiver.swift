import Foundation
import IssueReporting
internal import RostrumFoundation

extension ElementDraft {
  /// Handles content of other elements that the user drops on the element.
  ///
  /// - Parameters:
  ///   - type: The type of the content.
  ///   - isObserved: Whether the app is told what is dragged over the element.
  ///   - graph: The graph of the element.
  ///   - action: Receives the content and the place.
  mutating func onDrop<T: Transferable>(
    of type: T.Type, isObserved: Bool, in graph: ViewGraph,
    _ action: @escaping @MainActor ([T], CGPoint) -> Void
  ) {
    let target = DropTarget(types: T.takenTypes, isObserved: isObserved)
    state.set(.dropTarget(target))
    let check: Check = { [weak graph] (event: UserEvent) throws(EventRefusal) in
      guard case .drop(let source, _) = event.action else { return }
      _ = try graph?.dragSource(source, of: event, on: target)
    }
    on(.drop, checking: check) { [weak graph] in
      guard case .drop(let source, let place) = $0.action else { return }
      graph?.deliver(source, as: type) { action([$0], place) }
    }
  }

  /// Handles content of other elements, of types without a value, that the user drops on the element.
  ///
  /// - Parameters:
  ///   - types: The identifiers of the types of the content.
  ///   - graph: The graph of the element.
  ///   - action: Receives the content and the place.
  mutating func onDrop(
    ofTypes types: [String], in graph: ViewGraph,
    _ action: @escaping @MainActor (NSItemProvider, CGPoint) -> Void
  ) {
    let target = DropTarget(types: types, isObserved: true)
    state.set(.dropTarget(target))
    let check: Check = { [weak graph] (event: UserEvent) throws(EventRefusal) in
      guard case .drop(let source, _) = event.action else { return }
      _ = try graph?.dragSource(source, of: event, on: target)
    }
    on(.drop, checking: check) { [weak graph] in
      guard case .drop(let source, let place) = $0.action, let graph,
        let node = graph.handle(of: graph.element(source))?.owner as? any DragSource
      else { return }
      action(NSItemProvider(object: node.payload.value), place)
    }
  }

  /// Handles content of other elements that the user drops between rows.
  ///
  /// - Parameters:
  ///   - type: The type of the content.
  ///   - graph: The graph of the row.
  ///   - count: The number of rows now.
  ///   - action: Receives the content and the index of the row before which it was dropped.
  mutating func onInsert<T: Transferable>(
    of type: T.Type, in graph: ViewGraph, among count: @escaping @MainActor () -> Int,
    _ action: @escaping @MainActor ([T], Int) -> Void
  ) {
    let target = DropTarget(types: T.takenTypes, isInsertion: true)
    state.set(.dropTarget(target))
    let check: Check = { [weak graph] (event: UserEvent) throws(EventRefusal) in
      guard case .insert(let source, let index) = event.action else { return }
      guard (0...count()).contains(index) else {
        throw .invalidValue(event.element, "index \(index) is outside of 0...\(count())")
      }
      _ = try graph?.dragSource(source, of: event, on: target)
    }
    on(.insert, checking: check) { [weak graph] in
      guard case .insert(let source, let index) = $0.action else { return }
      graph?.deliver(source, as: type) { action([$0], index) }
    }
  }
}

extension Transferable {
  /// The types of content that values are made of.
  fileprivate static var takenTypes: [String] { transferForms.imports.map(\.type.identifier) }
}

extension ViewGraph {
  /// Passes the content of an element on.
  ///
  /// It is passed on at once if it is of the type, and else when it was converted. Content that can't
  /// be converted is reported, and isn't passed on.
  fileprivate func deliver<T: Transferable>(
    _ source: ElementID, as type: T.Type, to action: @escaping @MainActor (T) -> Void
  ) {
    guard let node = handle(of: element(source))?.owner as? any DragSource else { return }
    let value = node.payload.value
    if let same = value as? T { return action(same) }
    liveTaskCount += 1
    Task { @MainActor [weak self] in
      let result: Result<T, any Error>
      do { result = .success(try await T(transferring: value)) } catch { result = .failure(error) }
      self?.liveTaskCount -= 1
      guard self != nil else { return }
      switch result {
      case .success(let value): action(value)
      case .failure(let error):
        reportIssue(
          """
          A value of '\(Swift.type(of: value))' was dropped where '\(T.self)' is expected, and \
          can't be converted: \(error)
          """)
      }
    }
  }
}
