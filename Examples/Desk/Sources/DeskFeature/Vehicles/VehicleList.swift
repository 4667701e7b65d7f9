import Foundation
import GRDB
import Rostrum
import RostrumCSV
import RostrumDatabase
import RostrumJobs

/// The list of vehicles, with what one does with those that are selected.
@Reducer
package struct VehicleList {
  @Reducer
  package enum Destination {
    case alert(AlertState<Alert>)
    case form(VehicleForm)

    @CasePathable
    package enum Alert: Codable, Equatable, Sendable {
      case confirmDeletion
    }
  }

  @ObservableState
  package struct State: Codable, Equatable {
    @Presents package var destination: Destination.State?
    package var query = VehicleQuery()
    package var selection: Set<Vehicle.ID> = []
    /// The vehicle whose screen is shown.
    package var shown: Vehicle.ID?
    /// What was deleted last, for as long as it can be restored.
    package var deleted: [Vehicle] = []
    package var isImporting = false
    /// The text of the file that is being exported.
    package var exported: String?

    package init() {}
  }

  package enum Action: BindableAction {
    case addButtonTapped
    case binding(BindingAction<State>)
    case deleteButtonTapped(Set<Vehicle.ID>)
    case deleted([Vehicle])
    case destination(PresentationAction<Destination.Action>)
    case editButtonTapped(Vehicle)
    case exportButtonTapped
    case exported(String)
    case failed(String)
    case imported(Result<URL, any Error>)
    case opened(Set<Vehicle.ID>)
    case restored
    case undoButtonTapped
  }

  private enum Cancel { case undo }

  @Dependency(\.appDatabase) var database
  @Dependency(\.continuousClock) var clock
  @Dependency(\.date.now) var now
  @Dependency(\.fleet) var fleet
  @Dependency(\.jobQueue) var jobs

  package init() {}

  package var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.destination = .form(VehicleForm.State(vehicle: Vehicle(id: 0, bought: now)))
        return .none

      case .deleteButtonTapped(let ids):
        if ids.isEmpty { return .none }
        state.selection = ids
        state.destination = .alert(.delete(ids.count))
        return .none

      case .deleted(let vehicles):
        state.deleted = vehicles
        state.selection.subtract(vehicles.map(\.id))
        if let shown = state.shown, vehicles.contains(where: { $0.id == shown }) {
          state.shown = nil
        }
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(20))
          await send(.restored)
        }
        .cancellable(id: Cancel.undo, cancelInFlight: true)

      case .destination(.presented(.alert(.confirmDeletion))):
        return change { [ids = state.selection, fleet] in .deleted(try await fleet.delete(ids)) }

      case .destination(.presented(.form(.delegate(.saved(let vehicle))))):
        state.destination = nil
        state.shown = vehicle.id
        return .none

      case .binding, .destination:
        return .none

      case .editButtonTapped(let vehicle):
        state.destination = .form(VehicleForm.State(vehicle: vehicle))
        return .none

      case .exportButtonTapped:
        return change { [query = state.query, database] in
          .exported(try await database.read { try query.request.fetchAll($0) }.table)
        }

      case .exported(let text):
        state.exported = text
        return .none

      case .failed(let reason):
        state.destination = .alert(AlertState { TextState(verbatim: reason) })
        return .none

      case .imported(.success(let file)):
        return change { [jobs] in
          try await jobs.enqueue(ImportVehicles(path: file.path, person: fleet.person))
          return nil
        }

      case .imported(.failure(let error)):
        return .send(.failed(error.localizedDescription))

      case .opened(let ids):
        if ids.count == 1 { state.shown = ids.first }
        return .none

      case .restored:
        state.deleted = []
        return .cancel(id: Cancel.undo)

      case .undoButtonTapped:
        return change { [vehicles = state.deleted, fleet] in
          try await fleet.restore(vehicles)
          return .restored
        }
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }

  /// Runs work, and shows why it failed.
  private func change(_ work: @escaping @Sendable () async throws -> Action?) -> Effect<Action> {
    .run { send in
      do {
        if let action = try await work() { await send(action) }
      } catch {
        await send(.failed(error.localizedDescription))
      }
    }
  }
}

extension VehicleList.Destination.State: Codable, Equatable {}

extension AlertState where Action == VehicleList.Destination.Alert {
  /// Asks for confirmation before deleting vehicles.
  static func delete(_ count: Int) -> Self {
    Self {
      TextState("Delete \(count) vehicles?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    }
  }
}
