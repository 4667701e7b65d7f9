import Foundation
import RostrumElements

extension DOMNode {
  /// The letters of a drawing, in the font of the text around it.
  static func letters(_ letters: CanvasLetters) -> DOMNode {
    DOMNode("text").text(letters.words).with {
      $0["x"] = svgNumber(letters.origin.x)
      $0["y"] = svgNumber(letters.origin.y)
      $0["transform"] = letters.transform.isIdentity ? nil : letters.transform.css
      $0.atoms = Atom.atoms(for: letters.styles, in: AtomContext(role: .text))
      $0[.frames] = letters.motion?.words
    }
  }
}

extension LettersTransform {
  /// The transform in the notation of CSS and SVG.
  fileprivate var css: String {
    "matrix(\([a, b, c, d, x, y].map { svgNumber(CGFloat($0)) }.joined(separator: ",")))"
  }
}

extension LettersMotion {
  /// The motion for the script of motions, as JSON; its number makes it differ from others.
  fileprivate var words: String {
    let frames = frames.map { frame in
      let transform = frame.transform.isIdentity ? "none" : frame.transform.css
      let filter = AtomFilters(frame.filters)?.css ?? "none"
      return "[\(AtomNumber(frame.offset)),\"linear\",\(svgNumber(CGFloat(frame.opacity))),"
        + "\"\(transform)\",\"\(filter)\"]"
    }
    let times = [duration, delay].map { "\(AtomNumber((max(0, $0) * 1000).rounded()))" }
    let count = repetitions.isFinite ? "\(AtomNumber(repetitions))" : "0"
    return "[-1,\(times[0]),\(times[1]),\(count),\(autoreverses ? 1 : 0),"
      + "[\(frames.joined(separator: ","))],\(number)]"
  }
}

extension CanvasFigure {
  /// Whether letters of the drawing move.
  var hasMotion: Bool {
    drawings.contains { drawing in
      if case .letters(let letters, _) = drawing { letters.motion != nil } else { false }
    }
  }
}
