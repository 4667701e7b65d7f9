import Foundation
import RostrumRestoration
import RostrumViews

extension ViewFlow {
  typealias Record = FlowRecord<DestinationType, ContentType, TabType>

  /// Keeps the flow with the launch that shows its view.
  func keep(in node: Node) {
    guard let restoration = node.graph.restoration else { return }
    node.graph.name(self)
    if let kept {
      if kept.restoration !== restoration { kept.livesOn(in: restoration) }
      return
    }
    let kept = KeptFlow(self, in: node, restoration)
    self.kept = kept
    kept.begin()
  }

  /// What the next launch begins with.
  func record(startsByItself: Bool) -> Record {
    var destinations: [DestinationRecord] = []
    let state = root?.flowState { destination, sheet in
      destinations.append(
        DestinationRecord(
          number: numbers[destination.id] ?? 0, sheet: sheet?.options.map(SheetRecord.init)))
    }
    return Record(
      state: state, destinations: destinations, lastNumber: lastNumber,
      startsByItself: startsByItself)
  }

  /// Replaces all destinations with those of an earlier launch.
  ///
  /// A destination that can't be created is left out, together with everything in it and above it on
  /// its stack.
  ///
  /// - Returns: The reasons why destinations are missing.
  func restore(_ record: Record) -> [DestinationsError] {
    guard let state = record.state else { return [] }
    lastNumber = max(lastNumber, record.lastNumber)
    let restored = RestoredDestinations(record.destinations)
    self.restored = restored
    defer { self.restored = nil }
    do throws(DestinationsError) {
      try restore(state)
    } catch {
      restored.errors.append(error)
    }
    destinations.sort { numbers[$0.id] ?? 0 < numbers[$1.id] ?? 0 }
    return restored.errors
  }

  /// Gives a destination the number that it had in the earlier launch.
  func number(_ destination: AnyDestination) {
    if let number = restored?.next()?.number { numbers[destination.id] = number }
  }
}

extension ViewFlow: KeptIdentities {
  package func keptName(of id: AnyHashable) -> KeptName? {
    guard let id = id.base as? UUID, registry[id] != nil else { return nil }
    return kept?.name(ofDestination: numbers[id]).map(KeptName.lasting) ?? .unkept
  }
}

/// The destinations of an earlier launch that aren't restored yet, in the order of the state.
@MainActor
final class RestoredDestinations {
  private var rest: ArraySlice<DestinationRecord>
  var errors: [DestinationsError] = []

  init(_ records: [DestinationRecord]) {
    rest = records[...]
  }

  /// The options of the sheet with the next destination.
  var sheet: ViewSheetPresentationOptions? { rest.first?.sheet?.options }

  func next() -> DestinationRecord? { rest.popFirst() }

  /// Restores a number of destinations; if that fails, the others are restored nevertheless.
  ///
  /// - Returns: Whether they were restored.
  func attempt(_ count: Int, _ body: () throws(DestinationsError) -> Void) -> Bool {
    let others = rest.dropFirst(count)
    defer { rest = others }
    do throws(DestinationsError) {
      try body()
      return true
    } catch {
      errors.append(error)
      return false
    }
  }
}

extension ViewFlow: RestoringItself {}
extension DestinationInterfaceState: RestoringItself {}
extension NavigationDestinationInterfaceState: RestoringItself {}
extension DestinationNavigator: RestoringItself {}
extension SheetPresentation: RestoringItself {}
