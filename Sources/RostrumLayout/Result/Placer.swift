import Foundation
import RostrumElements

/// Collects the places of elements.
struct Placer {
  private(set) var placements: [ElementPlacement] = []
  private(set) var places: [ElementID: Int] = [:]
  private(set) var fitting: [ElementID: Bool] = [:]
  /// What the nodes that are placed stand in.
  var region: Region
  /// How far regions are scrolled.
  let offsets: [ElementID: CGPoint]
  /// The points to a pixel's length: places of content are on pixels.
  let pixels: Double

  /// What nodes stand in.
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

  /// Sets the frame of an element that has been added.
  mutating func setFrame(of id: ElementID, to frame: LayoutRect) {
    guard let place = places[id] else { return }
    placements[place].frame = aligned(frame).cgRect
  }

  /// Sets the size of what scrolls in an element that has been added.
  mutating func setContentSize(of id: ElementID, to size: LayoutSize) {
    guard let place = places[id] else { return }
    placements[place].contentSize = size.cgSize
  }

  /// Takes down whether the view that is shown of several ones fits.
  mutating func setFits(_ id: ElementID, _ fits: Bool) {
    fitting[id] = fits
  }

  /// Hides what is outside of a box until the region is set back.
  mutating func clip(to rect: LayoutRect) {
    region.clip = region.clip?.intersection(rect)
  }

  /// The box with its corner on a pixel.
  private func aligned(_ rect: LayoutRect) -> LayoutRect {
    LayoutRect(
      origin: LayoutPoint(x: aligned(rect.origin.x), y: aligned(rect.origin.y)), size: rect.size)
  }

  private func aligned(_ length: Double) -> Double {
    ((length * pixels) + 0.5).rounded(.down) / pixels
  }
}
