import Foundation
import RostrumViews

extension PatchWriter {
  /// Says how the changes of an element and of all within it are to move.
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

  /// Opens a URL in another tab.
  mutating func writeOpening(of url: URL) {
    closing.write(.open) { operation in
      operation.string(url.absoluteString)
    }
  }

  /// Puts a text on the clipboard.
  mutating func writeCopy(of text: String) {
    closing.write(.copy) { operation in
      operation.string(text)
    }
  }

  /// Lets the browser keep a value of the scene for the next launch in the same tab.
  mutating func writeKeeping(of name: String, _ text: String?) {
    closing.write(.keep) { operation in
      operation.string(name)
      if let text { operation.string(text) } else { operation.null() }
    }
  }
}
