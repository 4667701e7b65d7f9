import Foundation
import RostrumElements

/// Collects the positions of elements.
struct Placer {
  private(set) var placements: [ElementPlacement] = []
  private(set) var places: [ElementID: Int] = [:]
  private(set) var fitting: [ElementID: FittingRoom] = [:]
  /// For each element in a box with round corners, these boxes.
  private(set) var roundedBoxes: [ElementID: [RoundedBox]] = [:]
  /// How the texts are set that the app draws.
  private(set) var typesetTexts: [ElementID: TypesetText] = [:]
  /// The texts that have more words than they show.
  private(set) var cutTexts: [ElementID] = []
  /// Whether such texts are looked for.
  let findsCutTexts: Bool
  /// The region that contains the nodes being placed.
  var region: Region
  /// The scroll offsets of scroll views.
  let offsets: [ElementID: CGPoint]
  /// The length of a pixel in points: content is aligned to pixels.
  let pixels: Double
  private let window: LayoutRect

  /// A region that contains nodes.
  struct Region {
    /// The part that isn't clipped; `nil` if nothing is left.
    var clip: LayoutRect? = .everything
    /// The boxes with round corners around the region.
    var roundedBoxes: [RoundedBox] = []
    var isHidden = false
    /// Whether the region is drawn from right to left.
    var isMirrored = false
    /// The position in the window of the region's origin.
    var origin = 0.0
  }

  init(
    window: LayoutRect, count: Int, offsets: [ElementID: CGPoint], pixels: Double,
    findsCutTexts: Bool = false
  ) {
    self.findsCutTexts = findsCutTexts
    region = Region()
    self.window = window
    self.offsets = offsets
    self.pixels = pixels
    placements.reserveCapacity(count)
    places.reserveCapacity(count)
  }

  /// Adds an element with its outermost box, in front of all others.
  mutating func add(_ id: ElementID, box: LayoutRect) {
    let box = aligned(inWindow(box))
    let reachable = region.isHidden ? nil : region.clip?.intersection(box)
    places[id] = placements.count
    placements.append(
      ElementPlacement(
        id: id, frame: box.cgRect, box: box.cgRect,
        visible: reachable?.intersection(window)?.cgRect, reachable: reachable?.cgRect,
        contentSize: nil))
  }

  /// Sets the frame of an element that was added.
  mutating func setFrame(of id: ElementID, to frame: LayoutRect) {
    guard let place = places[id] else { return }
    placements[place].frame = aligned(inWindow(frame)).cgRect
    if !region.roundedBoxes.isEmpty { roundedBoxes[id] = region.roundedBoxes }
  }

  /// Sets the size of the scrollable content of an element that was added, and its offset.
  mutating func setContent(of id: ElementID, _ size: LayoutSize, at offset: LayoutPoint) {
    guard let place = places[id] else { return }
    placements[place].contentSize = size.cgSize
    placements[place].offset = CGPoint(x: offset.x, y: offset.y)
  }

  /// Records how a text is set that the app draws.
  mutating func addTypesetText(_ id: ElementID, _ text: TypesetText?) {
    typesetTexts[id] = text
  }

  /// Records a text that has more words than it shows, unless it is hidden.
  mutating func addCutText(_ id: ElementID) {
    if !region.isHidden { cutTexts.append(id) }
  }

  /// Records the size of the shown view of several ones, and the room for it.
  mutating func setRoom(of id: ElementID, _ room: FittingRoom) {
    fitting[id] = room
  }

  /// Clips to a box until the region is restored.
  mutating func clip(to rect: LayoutRect, radius: Double) {
    let rect = inWindow(rect)
    region.clip = region.clip?.intersection(rect)
    if radius > 0 {
      region.roundedBoxes.append(RoundedBox(rect: aligned(rect).cgRect, radius: radius))
    }
  }

  /// Turns the direction within a box around until the region is restored.
  mutating func mirror(_ rect: LayoutRect) {
    let sum = 2 * rect.origin.x + rect.size.width
    region.origin += region.isMirrored ? -sum : sum
    region.isMirrored.toggle()
  }

  /// A box of the region in the window.
  private func inWindow(_ rect: LayoutRect) -> LayoutRect {
    var rect = rect
    let x = rect.origin.x
    rect.origin.x = region.origin + (region.isMirrored ? -x - rect.size.width : x)
    return rect
  }

  /// The box with its corner aligned to a pixel.
  private func aligned(_ rect: LayoutRect) -> LayoutRect {
    LayoutRect(
      origin: LayoutPoint(x: aligned(rect.origin.x), y: aligned(rect.origin.y)), size: rect.size)
  }

  private func aligned(_ length: Double) -> Double {
    ((length * pixels) + 0.5).rounded(.down) / pixels
  }
}
