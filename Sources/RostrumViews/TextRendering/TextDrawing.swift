import Foundation
import RostrumElements
import RostrumGraph

/// The drawing of a text, which is the last child of its element.
@MainActor
final class TextDrawing {
  private let drawer: TextDrawer
  private weak var node: Node?
  private var handle: ElementHandle?
  private var end: Task<Void, Never>?

  init(_ renderer: any TextRenderer, of node: Node) {
    drawer = TextDrawer(renderer)
    self.node = node
    node.graph.service(DrawnTexts.self).count += 1
  }

  /// The element of the drawing, if there is one.
  var elements: [Element] { handle.map { [$0.outer] } ?? [] }

  /// Draws a text, and asks hosts how they set it.
  ///
  /// - Parameters:
  ///   - runs: The parts of the text.
  ///   - renderer: The renderer.
  ///   - element: The element of the text.
  ///   - pause: Waits for a duration.
  func update(
    _ runs: [TextRun], by renderer: any TextRenderer, in element: inout ElementDraft,
    pause: @escaping @Sendable (Duration) async throws -> Void
  ) {
    guard let node else { return }
    drawer.update(runs, renderer, animation: node.changeAnimation)
    let figure = drawer.figure()
    show(figure, in: node)
    element.accept(.typeset(isDrawn: figure != nil))
    let refusal: ElementDraft.Refusal = { action in
      if case .typeset(let report) = action { report.defect } else { nil }
    }
    element.onReport(.typeset, refusing: refusal) { [weak self] event in
      if case .typeset(let report) = event.action { self?.take(report) }
    }
    if let change = drawer.begin() { finish(change, pause) }
  }

  private func show(_ figure: CanvasFigure?, in node: Node) {
    guard let figure else {
      handle?.remove()
      handle = nil
      return
    }
    let handle = handle ?? ElementHandle(.canvas, owner: node, isDecorated: false)
    self.handle = handle
    handle.take(ElementDraft(.canvas(figure)))
  }

  private func take(_ report: TypesetText) {
    guard let node, drawer.take(report) else { return }
    node.graph.mark(node)
  }

  /// Removes the motion from the drawing when hosts have played it, so that no host plays it again.
  private func finish(
    _ change: TextDrawer.Change, _ pause: @escaping @Sendable (Duration) async throws -> Void
  ) {
    end?.cancel()
    guard let duration = change.animation.totalDuration else { return }
    end = Task { @MainActor [weak self, number = change.number] in
      guard (try? await pause(duration)) != nil, let self, let node, drawer.end(number) else {
        return
      }
      node.graph.mark(node)
    }
  }

  /// Removes the drawing.
  func remove() {
    end?.cancel()
    node?.graph.service(DrawnTexts.self).count -= 1
    handle?.remove()
    handle = nil
  }
}

/// Counts the texts that the app draws.
final class DrawnTexts: GraphService {
  var count = 0
}

extension ViewGraph {
  /// Whether the app draws a text, for which hosts report how they set it.
  package var drawsTexts: Bool { service(DrawnTexts.self).count > 0 }
}
