import Foundation
import Rostrum
import RostrumDatabase

/// A form that adds or changes a vehicle.
@Reducer
package struct VehicleForm {
  @ObservableState
  package struct State: Codable, Equatable {
    @Presents package var conflict: AlertState<Action.Conflict>?
    package var vehicle: Vehicle
    package var isChoosingPhoto = false
    package var isSaving = false
    package var focus: Field? = .plate
    /// The fields that are wrong, once the user has tried to save.
    package var wrong: [Field] = []
    /// The vehicle as somebody else has saved it.
    package var theirs: Vehicle?

    package init(vehicle: Vehicle) { self.vehicle = vehicle }

    package enum Field: Codable, Hashable, Sendable {
      case plate
      case model
      case price
    }

    var errors: ValidationErrors<Field> {
      var errors = ValidationErrors<Field>()
      for field in wrong {
        errors[field] =
          switch field {
          case .plate: "Enter a plate that no other vehicle has."
          case .model: "Enter a model."
          case .price: "Enter a price above 0."
          }
      }
      return errors
    }

    mutating func check() {
      wrong = []
      if vehicle.plate.isEmpty { wrong.append(.plate) }
      if vehicle.model.isEmpty { wrong.append(.model) }
      if vehicle.price <= 0 { wrong.append(.price) }
      focus = wrong.first ?? focus
    }
  }

  package enum Action: BindableAction {
    case binding(BindingAction<State>)
    case cancelButtonTapped
    case conflict(PresentationAction<Conflict>)
    case delegate(Delegate)
    case failed(String)
    case overtaken(Vehicle?)
    case photoChosen(Result<URL, any Error>)
    case photoStored(UUID)
    case plateTaken
    case saveButtonTapped

    @CasePathable
    package enum Conflict: Codable, Equatable, Sendable {
      case keepMine
      case takeTheirs
    }

    @CasePathable
    package enum Delegate: Equatable, Sendable {
      case saved(Vehicle)
    }
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.fleet) var fleet
  @Dependency(\.uuid) var uuid

  package init() {}

  package var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .cancelButtonTapped:
        return .run { _ in await dismiss() }

      case .conflict(.presented(.keepMine)):
        state.vehicle.version = state.theirs?.version ?? 0
        return .send(.saveButtonTapped)

      case .conflict(.presented(.takeTheirs)):
        if let theirs = state.theirs { state.vehicle = theirs }
        return .none

      case .binding(\.vehicle):
        // What has changed is checked with the next attempt to save.
        state.wrong = []
        return .none

      case .binding, .conflict, .delegate:
        return .none

      case .failed(let reason):
        state.isSaving = false
        state.conflict = AlertState { TextState(verbatim: reason) }
        return .none

      case .overtaken(let theirs):
        state.isSaving = false
        state.theirs = theirs
        state.conflict = .overtaken(theirs)
        return .none

      case .photoChosen(.success(let file)):
        return .run { [fleet, id = uuid()] send in
          try await fleet.add(Data(contentsOf: file), id: id)
          await send(.photoStored(id))
        } catch: { error, send in
          await send(.failed(error.localizedDescription))
        }

      case .photoChosen(.failure(let error)):
        return .send(.failed(error.localizedDescription))

      case .photoStored(let photo):
        state.vehicle.photo = photo
        return .none

      case .plateTaken:
        state.isSaving = false
        state.wrong = [.plate]
        state.focus = .plate
        return .none

      case .saveButtonTapped:
        state.check()
        guard state.wrong.isEmpty, !state.isSaving else { return .none }
        state.isSaving = true
        return .run { [vehicle = state.vehicle, fleet] send in
          do {
            await send(.delegate(.saved(try await fleet.save(vehicle))))
          } catch let conflict as EditConflict<Vehicle> {
            await send(.overtaken(conflict.theirs))
          } catch let error where error.isDuplicate {
            await send(.plateTaken)
          } catch {
            await send(.failed(error.localizedDescription))
          }
        }
      }
    }
    .ifLet(\.$conflict, action: \.conflict)
  }
}

extension AlertState where Action == VehicleForm.Action.Conflict {
  /// Says that somebody else was faster.
  static func overtaken(_ theirs: Vehicle?) -> Self {
    Self {
      if theirs == nil {
        TextState("Somebody has deleted this vehicle")
      } else {
        TextState("Somebody has changed this vehicle")
      }
    } actions: {
      ButtonState(action: .keepMine) { TextState("Save mine") }
      if theirs != nil { ButtonState(action: .takeTheirs) { TextState("Show theirs") } }
      ButtonState(role: .cancel) { TextState("Cancel") }
    }
  }
}
