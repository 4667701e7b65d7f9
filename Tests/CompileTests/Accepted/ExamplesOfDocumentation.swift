import Foundation
import Rostrum

enum CancelID { case search }

@Reducer struct Row {
  @ObservableState struct State: Equatable, Identifiable {
    let id: Int
    @ObservationStateIgnored var numbers = Array(0..<1_000)
  }
}

@Reducer struct Detail {
  @ObservableState struct State: Equatable { var words: String? }
  enum Action { case doneButtonTapped }

  @Dependency(\.isPresented) var isPresented
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .doneButtonTapped:
        guard isPresented else { return .none }
        return .run { _ in await dismiss() }
      }
    }
  }
}

@Reducer enum Path {
  case detail(Detail)
  @ReducerCaseIgnored case meeting(Int, standup: String)
}

@Reducer struct Feature {
  @ObservableState struct State {
    var title = ""
    var draft = "draft"
    var rows: IdentifiedArrayOf<Row.State> = []
    var path = StackState<Detail.State>()
    @Shared(.appStorage("standups")) var standups = ["A"]
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case rows(IdentifiedActionOf<Row>)
    case path(StackActionOf<Detail>)
    case move, saved, suggestions([String])
  }

  let suggestions: @Sendable () async -> [String]
  let save: @Sendable (String) async throws -> Void

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .move:
        return .merge(
          .cancel(id: CancelID.search),
          .run { [suggestions] send in await send(.suggestions(await suggestions())) })
      case .binding(\.title):
        return .concatenate(
          .run { [draft = state.draft, save] _ in try await save(draft) },
          .send(.saved))
      default:
        return .none
      }
    }
    .transformDependency(\.locale) { $0 = Locale(identifier: "en") }
    ._printChanges(
      _ReducerPrinter { action, old, new in
        print("\(action): \(old.title) to \(new.title)")
      })
  }
}

@Reducer struct ViewFeature {
  @ObservableState struct State { var title = "" }
  enum Action: ViewAction {
    case view(View)

    @CasePathable enum View: BindableAction { case binding(BindingAction<State>) }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
  }
}

struct FeatureView: View {
  @Bindable var store: StoreOf<Feature>
  @State private var choice: String?
  @State private var ticks = 0
  @Binding var nickname: String?
  @Environment(\.continuousClock) private var clock

  var body: some View {
    if let error = store.$standups.saveError {
      Label(error.localizedDescription, systemImage: "exclamationmark.triangle")
    }
    TextField("Title", text: $store.title.removeDuplicates())
    if let $nickname = Binding(unwrapping: $nickname) {
      TextField("Nickname", text: $nickname)
    }
    Button("Move") { store.send(.move, animation: .default) }
    Button("Design") { store.send(.set(\.title, "Design")) }
      .confirmationDialog(item: $choice, titleVisibility: .visible) {
        Text("Share \($0)?")
      } actions: { name in
        Button("Link to \(name)") { nickname = name }
      } message: { _ in
        Text("Choose one")
      }
      .task {
        for await _ in clock.timer(interval: .seconds(1)) { ticks += 1 }
      }
  }
}

@MainActor func share() {
  let settings = AppSettings.inMemory
  @Shared(.appStorage("count", store: settings)) var count = 0
  @Shared(
    .fileStorage(
      .documentsDirectory.appending(path: "words.csv"),
      decode: { @Sendable in
        String(decoding: $0, as: UTF8.self).split(separator: ",").map(String.init)
      },
      encode: { @Sendable in Data($0.joined(separator: ",").utf8) }))
  var words: [String] = []
  print(count, words)
}
