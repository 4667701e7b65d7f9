import Foundation
import RostrumElements

/// The looks of the letters of a drawing in several states.
///
/// Letters are the same in two states if they have the same words at the same place before the transform,
/// and as many of these are drawn before them. Those that a state doesn't draw are transparent in it.
struct LetterMotions {
  /// What tells letters from others.
  private struct Key: Hashable {
    let words: String
    let origin: CGPoint
    let styles: [StyleProperty]
    let rank: Int
  }

  private var rest: [CanvasDrawing]
  private var keys: [Key?] = []
  private var frames: [Key: [LettersMotion.Frame]] = [:]
  /// The moments so far.
  private var moments: [Double] = []

  /// Creates the looks of letters that move to where they are at rest.
  ///
  /// - Parameter rest: The drawing at rest.
  init(rest: [CanvasDrawing]) {
    self.rest = rest
    keys = Self.keys(of: rest)
  }

  private static func keys(of drawings: [CanvasDrawing]) -> [Key?] {
    var ranks: [Key: Int] = [:]
    return drawings.map { drawing in
      guard case .letters(let letters, _) = drawing else { return nil }
      let key = Key(
        words: letters.words, origin: letters.origin, styles: letters.styles, rank: 0)
      let rank = ranks[key, default: 0]
      ranks[key] = rank + 1
      return Key(words: key.words, origin: key.origin, styles: key.styles, rank: rank)
    }
  }

  /// Adds a state.
  ///
  /// - Parameters:
  ///   - drawings: What is drawn.
  ///   - moment: The moment as a fraction of the duration.
  mutating func add(_ drawings: [CanvasDrawing], at moment: Double) {
    for (key, drawing) in zip(Self.keys(of: drawings), drawings) {
      guard let key, case .letters(let letters, let look) = drawing else { continue }
      if frames[key] == nil {
        frames[key] = moments.map { absence(of: letters, look, at: $0) }
        if !keys.contains(key) { addAbsent(letters, look, key) }
      }
      frames[key]?.append(
        LettersMotion.Frame(
          moment, opacity: look.opacity, transform: letters.transform, filters: look.filters))
    }
    moments.append(moment)
    for (key, list) in frames where list.count < moments.count {
      guard let last = list.last else { continue }
      var frame = last
      frame.offset = moment
      frame.opacity = 0
      frames[key]?.append(frame)
    }
  }

  private func absence(
    of letters: CanvasLetters, _ look: CanvasLook, at moment: Double
  ) -> LettersMotion.Frame {
    LettersMotion.Frame(
      moment, opacity: 0, transform: letters.transform, filters: look.filters)
  }

  /// Adds letters that aren't drawn at rest.
  private mutating func addAbsent(_ letters: CanvasLetters, _ look: CanvasLook, _ key: Key) {
    var look = look
    look.opacity = 0
    rest.append(.letters(letters, look))
    keys.append(key)
  }

  /// The drawing at rest, whose letters have their motion unless they look the same in all states.
  ///
  /// - Parameter motion: Creates the motion from its frames.
  /// - Returns: The drawing.
  func drawings(_ motion: ([LettersMotion.Frame]) -> LettersMotion) -> [CanvasDrawing] {
    zip(keys, rest).map { key, drawing in
      guard let key, case .letters(var letters, let look) = drawing, let frames = frames[key],
        let first = frames.first, frames.contains(where: { !$0.looksLike(first) })
      else { return drawing }
      letters.motion = motion(frames.withoutNeedless)
      return .letters(letters, look)
    }
  }
}

extension [LettersMotion.Frame] {
  /// The frames without those between two that look the same.
  fileprivate var withoutNeedless: Self {
    guard count > 2 else { return self }
    let inner = indices.dropFirst().dropLast().filter {
      !(self[$0].looksLike(self[$0 - 1]) && self[$0].looksLike(self[$0 + 1]))
    }
    return [self[0]] + inner.map { self[$0] } + [self[count - 1]]
  }
}
