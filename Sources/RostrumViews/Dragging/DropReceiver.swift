import Foundation
import IssueReporting
internal import RostrumFoundation

extension ElementDraft {
  /// Handles content of other elements that the user drops on the element.
  ///
  /// - Parameters:
  ///   - type: The type of the content.
  ///   - isObserved: Whether the app is told what is dragged over the element.
  ///   - action: Receives the content and the place.
  mutating func onDrop<T: Transferable>(
    of type: T.Type, isObserved: Bool, _ action: @escaping @MainActor ([T], CGPoint) -> Void
  ) {
    onDrop(on: DropTarget(types: T.takenTypes, isObserved: isObserved)) { graph, source, place in
      graph.deliver(source, as: type) { action([$0], place) }
    }
  }

  /// Handles content of other elements, of types without a value, that the user drops on the element.
  ///
  /// - Parameters:
  ///   - types: The identifiers of the types of the content.
  ///   - action: Receives the content and the place.
  mutating func onDrop(
    ofTypes types: [String], _ action: @escaping @MainActor (NSItemProvider, CGPoint) -> Void
  ) {
    onDrop(on: DropTarget(types: types, isObserved: true)) { graph, source, place in
      guard let payload = graph.dragPayload(of: source) else { return }
      action(NSItemProvider(object: payload.value()), place)
    }
  }

  private mutating func onDrop(
    on target: DropTarget, _ action: @escaping @MainActor (ViewGraph, ElementID, CGPoint) -> Void
  ) {
    state.set(.dropTarget(target))
    let check: Check = { (event: UserEvent) throws(EventRefusal) in
      guard case .drop(let source, _) = event.action else { return }
      try GraphReference.current?.graph?.checkDrag(of: source, event, on: target)
    }
    on(.drop, checking: check) {
      guard case .drop(let source, let place) = $0.action else { return }
      if let graph = GraphReference.current?.graph { action(graph, source, place) }
    }
  }

  /// Handles content of other elements that the user drops before or after a row.
  ///
  /// - Parameters:
  ///   - type: The type of the content.
  ///   - action: Receives the content, and how far from the row the one is before which it was dropped.
  mutating func onInsert<T: Transferable>(
    of type: T.Type, _ action: @escaping @MainActor ([T], Int) -> Void
  ) {
    let target = DropTarget(types: T.takenTypes, isInsertion: true)
    state.set(.dropTarget(target))
    let check: Check = { (event: UserEvent) throws(EventRefusal) in
      guard case .insert(let source, let index) = event.action,
        let graph = GraphReference.current?.graph
      else { return }
      let count = graph.element(event.element)?.rowsAround.count ?? 0
      guard (0...count).contains(index) else {
        throw .invalidValue(event.element, "index \(index) is outside of 0...\(count)")
      }
      try graph.checkDrag(of: source, event, on: target)
    }
    on(.insert, checking: check) {
      guard case .insert(let source, let index) = $0.action,
        let graph = GraphReference.current?.graph,
        let place = graph.element($0.element)?.indexAmongRows
      else { return }
      graph.deliver(source, as: type) { action([$0], index - place) }
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
    guard let value = dragPayload(of: source)?.value() else { return }
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
