import Foundation
import Observation
import RostrumRestoration
import RostrumRuntime
import RostrumViews

/// A flow that a launch keeps by the place of its view.
@MainActor
final class KeptFlow<
  DestinationType: RoutableDestinations, TabType: TabTypeable, ContentType: ContentTypeable
>: KeptValue {
  typealias Flow = ViewFlow<DestinationType, TabType, ContentType>
  typealias Record = FlowRecord<DestinationType, ContentType, TabType>

  private(set) weak var restoration: Restoration?
  private weak var flow: Flow?
  private let graph: GraphReference
  private let place: KeptPlace?
  private var registration: KeptRegistration?
  /// Whether the app starts the flow in each launch after it has shown the flow's view; `nil` before
  /// it was started.
  private var startsByItself: Bool?
  /// Whether the flow continues where the earlier launch ended, but the app hasn't started it yet.
  private var isBegun = false

  /// Begins to keep a flow, which continues where the earlier launch ended.
  init(_ flow: Flow, in node: Node, _ restoration: Restoration) {
    self.flow = flow
    self.restoration = restoration
    graph = node.graph.reference
    let source = PropertySource(Flow.self, "state", in: node)
    place = source.placeName.map { restoration.place(named: $0) }
    if flow.root != nil { startsByItself = false }
  }

  /// The flow, as messages call it.
  private var declaration: String { "The \(subject)" }

  private var subject: String { "flow of \(TypeName.withoutModule(of: DestinationType.self))" }

  /// The name of a destination; `nil` if the flow isn't kept.
  func name(ofDestination number: Int?) -> String? {
    guard registration?.isKept == true, let place, let number else { return nil }
    return "\(place)/\(number)"
  }

  /// Reports that the flow has changed.
  func changed() { registration?.changed() }

  /// Whether the app's call of `start()` is the one of the launch, which leaves a restored flow as it
  /// is.
  func continues() -> Bool {
    if isBegun {
      isBegun = false
      return true
    }
    if startsByItself == nil { startsByItself = graph.graph?.hasBeenUsed == false }
    return false
  }

  func encode(with encoder: JSONEncoder) throws -> Data? {
    guard let flow else { return nil }
    let record = withObservationTracking {
      flow.record(startsByItself: startsByItself ?? false)
    } onChange: { [weak self] in
      MainQueue.perform { self?.changed() }
    }
    return try (record as? any Encodable).map { try encoder.encode($0) }
  }

  /// Reports that a later launch uses the flow, because a test made it outside.
  func livesOn(in restoration: Restoration) {
    restoration.report(
      RestorationIssue(
        .madeOutside, at: place ?? KeptPlace(rawValue: declaration),
        of: TypeName.of(DestinationType.self), declaration: declaration))
  }

  /// Ends with the flow.
  func end() { registration?.remove() }
}

// MARK: Beginning

extension KeptFlow {
  /// Restores the flow if the earlier launch has kept it, and registers it with this one.
  func begin() {
    guard let flow, let restoration else { return }
    guard let type = Record.self as? any (Encodable & Decodable).Type, let place else {
      registration = registerUnkept(in: restoration)
      startIfNeeded(flow, in: restoration)
      return
    }
    // NB: Only a record with `Codable` types is `Codable`, which the compiler can't know here.
    let kept: Any? = restoration.value(type, at: place, declaration: declaration)
    if let kept = kept as? Record { restore(kept, to: flow, in: restoration) }
    startIfNeeded(flow, in: restoration)
    registration = restoration.register(self, as: type, at: place)
  }

  private func restore(_ record: Record, to flow: Flow, in restoration: Restoration) {
    startsByItself = record.startsByItself
    for error in flow.restore(record) {
      flow.logger.log(error.message, category: .error, level: .warning)
      restoration.report(
        RestorationIssue(
          .notDecoded, at: place ?? KeptPlace(rawValue: declaration),
          of: TypeName.withoutArguments(of: Record.self), declaration: "A part of the \(subject)",
          because: error.message))
    }
    isBegun = record.startsByItself && flow.root != nil
  }

  /// Starts a flow in a restored launch, whose app may believe that the flow has been started.
  private func startIfNeeded(_ flow: Flow, in restoration: Restoration) {
    guard restoration.isRestored, flow.root == nil, let graph = graph.graph else { return }
    graph.afterUpdate { [weak graph, weak flow] in
      // NB: `onAppear` runs before this.
      graph?.afterUpdate {
        if let flow, flow.root == nil { flow.start() }
      }
    }
  }

  private func registerUnkept(in restoration: Restoration) -> KeptRegistration {
    let types: [Any.Type] = [DestinationType.self, ContentType.self, TabType.self]
    let reason =
      types.first { !($0 is any (Encodable & Decodable).Type) }
      .map { "\(TypeName.of($0)) isn't Codable" }
      ?? "a row or screen around its view has an identity that can't be encoded"
    let issue = RestorationIssue(
      .notCodable, at: place ?? restoration.place(named: "flow:\(declaration)"),
      of: TypeName.of(DestinationType.self), declaration: declaration, because: reason)
    return restoration.registerUnkept(issue, as: Flow.self, isLost: true)
  }
}

/// Keeps the flow of a view.
struct FlowKeeping<
  DestinationType: RoutableDestinations, TabType: TabTypeable, ContentType: ContentTypeable
>: NodeProperty {
  let flow: ViewFlow<DestinationType, TabType, ContentType>

  mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    if storage === flow { return }
    storage = flow
    flow.keep(in: node)
  }
}
