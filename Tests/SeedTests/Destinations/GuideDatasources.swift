import Observation
import RostrumDestinationsClassic

/// What the guide's app keeps; its blocks use these and do not declare them.
struct Note: Hashable, Identifiable, Sendable {
  let id: Int
  let text: String
}

struct NotesRequest: InteractorRequestConfiguring {
  enum ActionType: InteractorRequestActionTypeable {
    case retrieve
    case add(note: Note)
  }

  enum ResultData: Sendable {
    case notes(models: [Note])
  }

  let action: ActionType

  init(action: ActionType) {
    self.action = action
  }
}

actor NotesDatasource: AsyncDatasourceable {
  typealias Request = NotesRequest

  private(set) var items = [Note(id: 1, text: "First")]

  func perform(request: NotesRequest) async -> Result<NotesRequest.ResultData, any Error> {
    if case .add(let note) = request.action { items.append(note) }
    return .success(.notes(models: items))
  }
}

struct ColorModel: Hashable, Sendable {
  let name: String
}

struct ColorsRequest: InteractorRequestConfiguring {
  enum ActionType: InteractorRequestActionTypeable { case paginate }
  enum ResultData: Sendable { case colors([ColorModel]) }

  let action: ActionType

  init(action: ActionType) {
    self.action = action
  }
}

struct ColorsPresenter {
  let pageSize = 2
}

/// Colours in pages.
final class ColorsDatasource: Datasourceable {
  typealias Request = ColorsRequest

  var requestResponses: [ColorsRequest.ActionType: InteractorResponseClosure<ColorsRequest>] = [:]
  private(set) var items: [ColorModel] = []
  private let presenter: ColorsPresenter

  init(with presenter: ColorsPresenter) {
    self.presenter = presenter
  }

  func perform(request: ColorsRequest) {
    for _ in 0..<presenter.pageSize { items.append(ColorModel(name: "colour \(items.count + 1)")) }
    responseForAction(action: request.action)?(.success(.colors(items)), request)
  }
}

@MainActor @Observable
final class ColorsModel {
  var colors: [ColorModel] = []
}
