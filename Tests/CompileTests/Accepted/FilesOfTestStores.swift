import RostrumTesting

@Reducer struct Counter {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action: Equatable { case up, done(Int) }

  var body: some Reducer<State, Action> { Reduce { _, _ in .none } }
}

extension TestStore where State == Counter.State, Action == Counter.Action {
  func countUp(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line)
    async
  {
    let task = await send(.up, fileID: fileID, file: file, line: line)
    await receive(.done(1), fileID: fileID, file: file, line: line)
    await receive(\.done, fileID: fileID, file: file, line: line)
    await receive(\.done, 1, fileID: fileID, file: file, line: line)
    await receive({ $0 == .up }, fileID: fileID, file: file, line: line)
    assert({ $0.count = 1 }, fileID: fileID, file: file, line: line)
    await skipReceivedActions(fileID: fileID, file: file, line: line)
    await skipInFlightEffects(fileID: fileID, file: file, line: line)
    await finish(fileID: fileID, file: file, line: line)
    await task.finish(fileID: fileID, file: file, line: line)
    await task.cancel(fileID: fileID, file: file, line: line)
  }
}

@MainActor func store(file: StaticString = #filePath, line: UInt = #line) -> TestStoreOf<Counter> {
  TestStore(initialState: Counter.State(), reducer: { Counter() }, file: file, line: line)
}

@MainActor func tasks(of store: TestStoreOf<Counter>) async -> Set<TestStoreTask> {
  [await store.send(.up), await store.send(.up)]
}
