package import Foundation
import IssueReporting

/// The geometry that the host has reported.
///
/// A report invalidates the nodes that used a different geometry, and no others. If what they show
/// then changes their geometry again, the host sends another report. An app whose views never agree
/// with their geometry would continue forever, so the number of such rounds is limited: only a
/// cause from outside, such as an action of the user, a change of state or scrolling, begins anew.
package final class Measurements: GraphService {
  /// The number of reports that may invalidate nodes without a cause from outside.
  package static let maximumRounds = 10
  /// The number of reports that observers may follow without a cause from outside.
  private static let maximumObserverRounds = 30

  /// The number of reports so far.
  package private(set) var reports = 0
  /// The size of the window; `nil` before the first report.
  package private(set) var window: CGSize?
  /// The parts of the window at its edges that the device covers.
  package private(set) var safeArea = EdgeInsets()
  /// The element with the focus at the time of the last report.
  package private(set) var focused: ElementID?
  private var geometries: [ElementID: ElementGeometry] = [:]
  private var readers: [GeometryReads] = []
  private var observers: [ElementID: WeakObserver] = [:]
  private var rounds = 0
  private var observerRounds = 0
  /// Whether the next update is the answer to a report.
  private var isAnswering = false
  private var hasReported = false

  private var followers: [WeakFollower] = []

  private struct WeakFollower {
    weak var follower: (any GeometryFollower)?
  }

  private struct WeakObserver {
    weak var observer: (any GeometryObserver)?
  }

  /// The geometry of an element; `nil` if it wasn't reported.
  package func geometry(of id: ElementID) -> ElementGeometry? { geometries[id] }

  /// Whether a node depends on geometry.
  var isAsked: Bool { !readers.isEmpty || !observers.isEmpty || !followers.isEmpty }

  func forget(_ id: ElementID) { geometries[id] = nil }

  func add(_ reader: GeometryReads) { readers.append(reader) }

  func remove(_ reader: GeometryReads) { readers.removeAll { $0 === reader } }

  /// Notifies a node of each report, as long as the node exists.
  package func add(_ follower: any GeometryFollower) {
    followers.removeAll { $0.follower == nil }
    followers.append(WeakFollower(follower: follower))
  }

  /// Notifies a node of each report about an element.
  func observe(_ id: ElementID, by observer: any GeometryObserver) {
    observers[id] = WeakObserver(observer: observer)
  }

  func endObserving(_ id: ElementID) {
    observers[id] = nil
  }

  /// Takes a host's report.
  ///
  /// Elements that have been removed, or that nobody asks about any more, are ignored, because the
  /// report and the change may have crossed on their way.
  ///
  /// - Complexity: O(*n*) in the elements of the report and in the views that use geometry.
  /// - Throws: ``EventRefusal/invalidValue(_:_:)`` if the report can't be true, and
  ///   ``EventRefusal/absent(_:)`` if nobody asked for any of its elements.
  func take(_ report: GeometryReport) throws(EventRefusal) {
    if let defect = report.defect { throw .invalidValue(graph.root.id, defect) }
    let asked = report.elements.filter { graph.element($0.key)?.state.accepts(.measure) == true }
    if asked.isEmpty, let other = report.elements.keys.min() { throw .absent(other) }
    if report.isFromUser || window.map({ $0 != report.window }) ?? false {
      rounds = 0
      observerRounds = 0
    }
    window = report.window
    safeArea = report.safeArea
    focused = report.focused
    geometries.merge(asked) { $1 }
    reports += 1
    notifyObservers(of: asked)
    for follower in followers { follower.follower?.geometryReported() }
    invalidateReaders()
  }

  private func notifyObservers(of elements: [ElementID: ElementGeometry]) {
    if observers.isEmpty { return }
    observerRounds += 1
    guard observerRounds <= Self.maximumObserverRounds else { return }
    isAnswering = true
    for (id, geometry) in elements {
      observers[id]?.observer?.geometryReported(geometry, of: id)
    }
  }

  private func invalidateReaders() {
    let outdated = readers.filter { !$0.isCurrent }
    if outdated.isEmpty { return }
    rounds += 1
    guard rounds <= Self.maximumRounds else { return reportEndlessLayout(of: outdated) }
    isAnswering = true
    for reader in outdated { reader.invalidate() }
  }

  private func reportEndlessLayout(of readers: [GeometryReads]) {
    if hasReported { return }
    hasReported = true
    let types = Set(readers.compactMap(\.viewType)).sorted()
    reportIssue(
      """
      The layout of \(types.map { "\"\($0)\"" }.joined(separator: ", ")) does not settle and was \
      stopped: what it shows depends on its geometry, which changes again each time.

      Don't derive the size of a view from a measurement that depends on that size. Measure a view \
      whose size is independent of the result, such as a background or an enclosing view.

      The views keep the geometry that they last used until something else changes.
      """)
  }

  package override func updateEnded() {
    if !isAnswering {
      rounds = 0
      observerRounds = 0
    }
    isAnswering = false
  }

  package override func tearDown() {
    geometries = [:]
    readers = []
    observers = [:]
    followers = []
  }
}

/// A node that follows each report about an element, whether or not it changes.
@MainActor
protocol GeometryObserver: Node {
  /// Called when the host has reported the geometry of an element.
  func geometryReported(_ geometry: ElementGeometry, of id: ElementID)
}

/// A node that follows all reports.
@MainActor
package protocol GeometryFollower: Node {
  /// Called when the host has reported the geometry of elements.
  func geometryReported()
}
