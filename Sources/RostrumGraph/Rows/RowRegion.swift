internal import Foundation

/// A container that creates the views of its rows when they come near the screen.
///
/// The ``ForEach``es of its content share the region, and those in its sections share the regions
/// of the sections, because a placeholder's host reports the extent of the element around it.
@MainActor
package final class RowRegion {
  /// The axis along which the rows stand.
  let axis: Axis
  /// The distance between rows in points that the container adds.
  let spacing: Double
  /// The role of placeholders.
  let placeholderRole: ElementRole
  /// The number of rows that may still be created before a host has reported the geometry.
  let budget: RowBudget
  /// The average distance from one row to the next, divided by the number of rows beside each other,
  /// in points.
  private(set) var pitch: Double
  /// The number of rows beside each other.
  private(set) var lanes: Int
  private let lanesInLength: (Double) -> Int
  /// The number of rows whose average length is known.
  private var sample = 0
  private let isSection: Bool
  private var members: [WeakMember] = []

  private struct WeakMember {
    weak var member: (any RowRegionMember)?
  }

  /// The maximum length of all placeholders of a collection, because browsers limit the length of pages.
  ///
  /// Positions within a placeholder are proportional, so rows beyond that length are found, too.
  private static let maximumLength = 2_000_000.0

  private init(
    _ axis: Axis, _ role: ElementRole, spacing: Double, pitch: Double, lanes: Int,
    in lanesInLength: @escaping (Double) -> Int, isSection: Bool = false, _ budget: RowBudget
  ) {
    self.axis = axis
    placeholderRole = role
    self.spacing = spacing
    self.pitch = pitch
    self.lanes = lanes
    self.lanesInLength = lanesInLength
    self.isSection = isSection
    self.budget = budget
  }

  /// Creates the region of a container.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the rows stand.
  ///   - spacing: The distance between rows in points.
  ///   - length: The length of a row in points, as long as it is unknown.
  ///   - role: The role of placeholders: that of rows where only rows may be.
  ///   - lanesInLength: Returns the number of rows beside each other in a length across the axis.
  ///   - graph: The graph of the container.
  package convenience init(
    along axis: Axis, spacing: Double = 0, estimating length: Double = 44,
    placeholders role: ElementRole = .group,
    lanes lanesInLength: @escaping (Double) -> Int = { _ in 1 },
    in graph: ViewGraph
  ) {
    let window = graph.services.find(Measurements.self)?.window ?? CGSize(width: 390, height: 844)
    let lanes = max(1, lanesInLength(axis == .vertical ? window.width : window.height))
    let spacing = spacing.ifFinite ?? 0
    let pitch = (length + spacing).clamped(to: 1...Self.maximumLength) / Double(lanes)
    let screen = axis == .vertical ? window.height : window.width
    self.init(
      axis, role, spacing: spacing, pitch: pitch, lanes: lanes, in: lanesInLength,
      RowBudget(rows: Int(nearest: (screen * 1.25 / pitch).rounded(.up)), pitch: pitch))
  }

  /// Creates the region of a section within another region.
  package convenience init(sectionOf region: RowRegion) {
    self.init(
      region.axis, region.placeholderRole, spacing: region.spacing,
      pitch: region.budget.sectionPitch, lanes: region.lanes, in: region.lanesInLength,
      isSection: true, region.budget)
  }

  func add(_ member: any RowRegionMember) {
    members.append(WeakMember(member: member))
  }

  func remove(_ member: any RowRegionMember) {
    members.removeAll { $0.member == nil || $0.member === member }
  }

  /// The length of a placeholder in points.
  ///
  /// A row is as long in one placeholder as in another. Otherwise, the rows at a position would change
  /// with the window.
  ///
  /// - Parameters:
  ///   - rows: The number of rows that the placeholder represents.
  ///   - count: The number of elements of the collection.
  /// - Returns: The length, of at most ``maximumLength``.
  func length(of rows: Int, among count: Int) -> Double {
    let pitch = min(pitch, Self.maximumLength / Double(max(count, 1)))
    return (Double(rows) * pitch - spacing).rounded().clamped(to: 0...Self.maximumLength)
  }

  /// Learns the average length of rows, and the number of those beside each other, from the size of
  /// the element around them.
  ///
  /// Small differences are ignored because each new length is a change for the host, and so are the
  /// averages of fewer rows, in which headers and footers count more.
  func learn(from size: CGSize) {
    let extent = axis == .vertical ? size.height : size.width
    lanes = max(1, lanesInLength(axis == .vertical ? size.width : size.height))
    let known = members.compactMap(\.member)
    let rows = known.reduce(0) { $0 + $1.createdRows }
    let placeholders = known.reduce(0) { $0 + $1.placeholderLength }
    guard rows > 0, rows * 4 >= sample * 3 else { return }
    let measured = (extent - placeholders) / Double(rows)
    guard measured >= 1 else { return }
    sample = rows
    if abs(measured - pitch) > pitch * 0.02 { pitch = measured }
    if isSection { budget.sectionPitch = pitch }
  }
}

/// What the regions of a container share: the number of rows that they may create unseen, and the
/// pitch that the next section begins with.
@MainActor
final class RowBudget {
  /// The number of rows that may still be created.
  private(set) var rows: Int
  /// The number of rows that presumably fill a screen, and a part of the next.
  let screenful: Int
  var sectionPitch: Double

  init(rows: Int, pitch: Double) {
    self.rows = rows
    screenful = rows
    sectionPitch = pitch
  }

  func spend() { rows -= 1 }

  /// Returns what was spent on rows that don't exist any more.
  func refund(_ count: Int) { rows += count }
}

/// A node with rows in a region.
@MainActor
protocol RowRegionMember: AnyObject {
  /// The number of rows with views.
  var createdRows: Int { get }
  /// The length of all placeholders, in points.
  var placeholderLength: Double { get }
}

/// The region of a lazy container, as a trait of its content.
package enum RowRegionKey: TraitKey {
  package typealias Value = RowRegion
}

extension NodeContext {
  /// The region of the enclosing container, unless another element is between them.
  var rowRegion: RowRegion? {
    var next = decoration
    while let decoration = next {
      if let trait = decoration.trait(RowRegionKey.self) { return trait.value }
      next = decoration.outer
    }
    return nil
  }
}
