import Foundation
import RostrumElements
import RostrumGraph

/// Has a renderer draw a text, once a host has reported how it has set the lines.
@MainActor
final class TextDrawer {
  /// A change of the renderer's data that is animated.
  struct Change {
    /// The renderer with the data before the change.
    let former: any TextRenderer
    let animation: Animation
    /// What tells the change from others.
    let number: Int
    /// Whether a host plays the change.
    var isPlayed = false
  }

  private var renderer: any TextRenderer
  private var runs: [TextRun] = []
  private var typeset: TypesetText?
  private var layout: Text.Layout?
  private var change: Change?
  private var count = 0

  init(_ renderer: any TextRenderer) {
    self.renderer = renderer
  }

  /// Takes a host's report.
  ///
  /// - Returns: Whether the drawing may differ.
  func take(_ report: TypesetText) -> Bool {
    if report == typeset { return false }
    typeset = report
    layout = nil
    return true
  }

  /// Follows the text and its renderer.
  ///
  /// - Parameters:
  ///   - runs: The parts of the text.
  ///   - renderer: The renderer.
  ///   - animation: The animation of the change.
  func update(
    _ runs: [TextRun], _ renderer: any TextRenderer, animation: @autoclosure () -> Animation?
  ) {
    if runs != self.runs {
      self.runs = runs
      layout = nil
    }
    let former = self.renderer
    self.renderer = renderer
    switch former.difference(from: renderer) {
    case .nothing: break
    case .data:
      count += 1
      change = animation().map { Change(former: former, animation: $0, number: count) }
    case .otherType: change = nil
    }
  }

  /// The drawing; `nil` while the host hasn't reported how it has set the text.
  func figure() -> CanvasFigure? {
    guard let typeset else { return nil }
    if layout == nil { layout = Text.Layout(typeset, of: runs) }
    guard let layout else { return nil }
    var drawings = renderer.drawings(of: layout, in: typeset.size)
    if let change {
      drawings = change.animate(drawings, to: renderer, layout, in: typeset.size)
    }
    return CanvasFigure(drawings, textOrigin: typeset.origin)
  }

  /// The change that a host begins to play with the current drawing, if there is one.
  func begin() -> Change? {
    guard layout != nil, change?.isPlayed == false else { return nil }
    change?.isPlayed = true
    return change
  }

  /// Ends a change that a host has played.
  ///
  /// - Returns: Whether the drawing differs.
  func end(_ number: Int) -> Bool {
    guard change?.number == number else { return false }
    change = nil
    return true
  }
}

/// How two renderers differ.
enum RendererDifference {
  case nothing
  case data
  case otherType
}

@MainActor
extension TextRenderer {
  /// How the data of a renderer differs from those of this one.
  fileprivate func difference(from other: any TextRenderer) -> RendererDifference {
    guard let other = other as? Self else { return .otherType }
    return animatableData == other.animatableData ? .nothing : .data
  }

  /// What the renderer draws.
  fileprivate func drawings(of layout: Text.Layout, in size: CGSize) -> [CanvasDrawing] {
    let room = displayPadding
    let bounds = CGRect(
      x: -room.leading, y: -room.top, width: size.width + room.leading + room.trailing,
      height: size.height + room.top + room.bottom)
    let recorder = CanvasRecorder(symbols: EmptyView(), bounds: bounds)
    var context = GraphicsContext(recorder)
    draw(layout: layout, in: &context)
    return recorder.pieces.flatMap { piece -> [CanvasDrawing] in
      guard case .shapes(let drawings) = piece else { return [] }
      return drawings
    }
  }

  /// What a renderer draws whose data is between those of a former one and those of this one.
  ///
  /// - Parameters:
  ///   - former: The renderer before the change, of the same type.
  ///   - progress: 0 for the data of the former renderer, 1 for those of this one.
  ///   - layout: The lines of the text.
  ///   - size: The size of the text.
  /// - Returns: What is drawn.
  fileprivate func drawings(
    from former: any TextRenderer, at progress: Double, of layout: Text.Layout, in size: CGSize
  ) -> [CanvasDrawing] {
    guard let former = former as? Self else { return [] }
    var renderer = self
    renderer.animatableData =
      former.animatableData
      + (animatableData - former.animatableData).scaled(by: progress)
    return renderer.drawings(of: layout, in: size)
  }
}

@MainActor
extension TextDrawer.Change {
  /// The number of states in a second that a browser connects by lines.
  private static var rate: Double { 30 }
  /// The maximum number of states, and that of the frames of all letters.
  private static var maximum: (states: Int, frames: Int) { (60, 6000) }

  /// Adds the motion of letters to a drawing.
  fileprivate func animate(
    _ drawings: [CanvasDrawing], to renderer: any TextRenderer, _ layout: Text.Layout,
    in size: CGSize
  ) -> [CanvasDrawing] {
    let (duration, isRepeated) = (animation.duration / animation.speed, animation.repetitions != 1)
    guard duration > 0, duration.isFinite, animation.delay.isFinite else { return drawings }
    // The look before a delayed motion is that of its first frame.
    let wait = isRepeated ? 0 : animation.delay
    let total = wait + duration
    let room = Self.maximum.frames / max(1, drawings.count)
    let count = max(2, min(Self.maximum.states, room, Int(nearest: duration * Self.rate)))
    let moments = (0...count).map { Double($0) / Double(count) }
    let states = moments.map { moment in
      let progress = moment < 1 ? animation.progress(at: moment) : 1
      return renderer.drawings(from: former, at: progress, of: layout, in: size)
    }
    var motions = LetterMotions(rest: drawings)
    if wait > 0, let first = states.first { motions.add(first, at: 0) }
    for (moment, state) in zip(moments, states) {
      motions.add(state, at: (wait + moment * duration) / total)
    }
    return motions.drawings { frames in
      LettersMotion(
        frames, duration: total, delay: isRepeated ? animation.delay : 0,
        repetitions: animation.repetitions, autoreverses: animation.autoreverses, number: number)
    }
  }
}
