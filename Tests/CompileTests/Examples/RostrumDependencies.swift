// What the examples in the comments of RostrumDependencies use without declaring it.
struct Standup: Equatable, Sendable { let id: UUID }
struct Meeting { var id: UUID; var date: Date }

@DependencyClient struct NumberFactClient: Sendable {
  var fetch: @Sendable (_ number: Int) async throws -> String
}

extension NumberFactClient: DependencyKey {
  static var liveValue: Self { Self() }
  static var testValue: Self { Self() }
}

extension DependencyValues {
  var numberFact: NumberFactClient {
    get { self[NumberFactClient.self] }
    set { self[NumberFactClient.self] = newValue }
  }
}

@Reducer struct Countdown {
  @ObservableState struct State: Equatable {
    var seconds = 0
    init(from seconds: Int = 0) { self.seconds = seconds }
  }
  @CasePathable enum Action {
    case onTask, timerTicked, factResponse(Result<String, any Error>), helpTapped
  }
}

typealias Feature = Countdown
typealias RecordMeeting = Countdown

@Observable final class Model {
  func load(_ number: Int) async throws -> String { "" }
  func finish() {}
}

enum Event: Sendable { case meetingStarted }
struct Analytics: Sendable { func track(_ event: Event) async throws {} }
@MainActor func launch() {}
// MARK: Variables
let attendees = ["Ada"]
let standup: Standup! = Standup(id: UUID())
let analytics = Analytics()
let isPreview = true
@Dependency(\.numberFact) var numberFact
@Dependency(\.uuid) var uuid
let model = Model()
let fakeScreenshots = AsyncStream<Void> { nil }
func send(_ action: Countdown.Action) async {}
_ = (attendees, standup, analytics, isPreview, model, fakeScreenshots)
