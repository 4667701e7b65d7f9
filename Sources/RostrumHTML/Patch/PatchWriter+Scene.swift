import Foundation
import RostrumElements

extension PatchWriter {
  /// Writes the animation for changes of an element and its descendants.
  mutating func writeMotion(of id: ElementID, _ animation: Animation?) {
    operations.write(.motion) { operation in
      operation.number(id.rawValue)
      guard let animation else { return }
      operation.string(animation.motion)
      guard animation.repetitions != 1 else { return }
      let count = animation.repetitions.isFinite ? Int(nearest: animation.repetitions) : 0
      operation.number(count)
      operation.bool(animation.autoreverses)
    }
  }

  /// Writes a mutation that isn't a change of the tree, after all changes of the tree.
  mutating func writeClosing(_ mutation: Mutation) {
    switch mutation {
    case .focus(let id): operations.write(.focus) { $0.number(id?.rawValue ?? 0) }
    case .close: operations.write(.close) { _ in }
    case .announce(let text): operations.write(.announce) { $0.string(text) }
    case .feedback(let feedback):
      operations.write(.vibrate) { operation in
        operation.array { list in feedback.pattern.forEach { list.number($0) } }
      }
    case .open(let url, let size):
      operations.write(.open) {
        $0.string(url.absoluteString)
        if let size { $0.string(size.windowFeatures) }
      }
    case .copy(let text): operations.write(.copy) { $0.string(text) }
    case .keep(let text, let name):
      operations.write(.keep) { operation in
        operation.string(name)
        if let text { operation.string(text) } else { operation.null() }
      }
    case .scroll(let id, let anchor): writeScroll(to: id, anchor)
    case .insert, .remove, .move, .change, .animate: break
    }
  }

  /// Scrolls until an element is visible.
  private mutating func writeScroll(to id: ElementID, _ anchor: UnitPoint?) {
    guard tree.element(id) != nil else { return }
    operations.write(.scroll) { operation in
      operation.number(id.rawValue)
      guard let anchor else { return }
      for place in [anchor.y, anchor.x] {
        operation.string(place < 0.25 ? "start" : place > 0.75 ? "end" : "center")
      }
    }
  }
}

extension CGSize {
  /// The features with which a browser opens a window of the size.
  fileprivate var windowFeatures: String {
    "noopener,width=\(Int(nearest: Double(width))),height=\(Int(nearest: Double(height)))"
  }
}
