import Foundation
import RostrumElements

/// Collects the positions of elements.
struct Placer {
  private(set) var placements: [ElementPlacement] = []
  private(set) var places: [ElementID: Int] = [:]
  private(set) var fitting: [ElementID: Bool] = [:]
  /// The region that contains the nodes being placed.
  var region: Region
  /// The scroll offsets of scroll views.
  let offsets: [ElementID: CGPoint]
  /// The length of a pixel in points: content is aligned to pixels.
  let pixels: Double

  /// A region that contains nodes.
  struct Region {
    var clip: LayoutRect?
    var isHidden = false
  }

  init(window: LayoutRect, count: Int, offsets: [ElementID: CGPoint], pixels: Double) {
    region = Region(clip: window)
    self.offsets = offsets
    self.pixels = pixels
    placements.reserveCapacity(count)
    places.reserveCapacity(count)
  }

  /// Adds an element with its outermost box, in front of all others.
  mutating func add(_ id: ElementID, box: LayoutRect) {
    let box = aligned(box)
    let visible = region.isHidden ? nil : region.clip?.intersection(box)
    places[id] = placements.count
    placements.append(
      ElementPlacement(
        id: id, frame: box.cgRect, box: box.cgRect, visible: visible?.cgRect, contentSize: nil))
  }

  /// Sets the frame of an element that was added.
  mutating func setFrame(of id: ElementID, to frame: LayoutRect) {
    guard let place = places[id] else { return }
    placements[place].frame = aligned(frame).cgRect
  }

  /// Sets the size of the scrollable content of an element that was added.
  mutating func setContentSize(of id: ElementID, to size: LayoutSize) {
    guard let place = places[id] else { return }
    placements[place].contentSize = size.cgSize
  }

  /// Records whether the shown view of several ones fits.
  mutating func setFits(_ id: ElementID, _ fits: Bool) {
    fitting[id] = fits
  }

  /// Clips to a box until the region is restored.
  mutating func clip(to rect: LayoutRect) {
    region.clip = region.clip?.intersection(rect)
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
