import Dispatch
import Foundation
import Observation
import RostrumScenes
import RostrumViews
import Testing

/// A host that forgets to tear a graph down must not end the process.
@Suite(.timeLimit(.minutes(10))) @MainActor struct ReleasedGraphTests {
  @MainActor @Observable final class Model {
    var count = 0
    /// Performs the second half of an action.
    var finish: (@MainActor () -> Void)?
  }

  struct Counting: View {
    let model: Model
    @State private var isDone = false

    var body: some View {
      List {
        Text("\(model.count) \(isDone)")
      }
      .refreshable {
        await withCheckedContinuation { continuation in
          model.finish = { continuation.resume() }
        }
        model.count += 1
        isDone = true
        model.finish?()
      }
    }
  }

  @Test("A graph is released without being torn down while one of its actions runs")
  func running() async throws {
    let model = Model()
    weak var released: ViewGraph?
    do {
      let graph = ViewGraph { Counting(model: model) }
      released = graph
      let list = try #require(graph.root.family.first { $0.role == .list }).id
      try graph.perform(UserEvent(list, .refresh))
      _ = graph.update()
      while !Task.isCancelled, model.finish == nil { await Task.yield() }
    }
    let finish = try #require(model.finish)
    await withCheckedContinuation { continuation in
      model.finish = { continuation.resume() }
      finish()
    }
    #expect(model.count == 1)
    #expect(released == nil)
  }

  @Test("A model that a released graph has shown changes")
  func model() async {
    let model = Model()
    let holder = Holder()
    do {
      let graph = ViewGraph { Counting(model: model).background(Keeping(holder: holder)) }
      _ = graph.update()
      #expect(holder.set != nil)
    }
    model.count = 3
    holder.set?(7)
    holder.focus?()
    await Task.yield()
    #expect(model.count == 3)
  }

  /// The last reference to a graph.
  ///
  /// NB: `@unchecked Sendable` because the main actor waits while a thread changes it.
  final class Owner: @unchecked Sendable {
    var graph: ViewGraph?

    init(_ graph: ViewGraph) { self.graph = graph }
  }

  @Test("A model changes after a thread has released its graph, and before the graph has ended")
  func released() {
    let model = Model()
    let holder = Holder()
    let owner = Owner(ViewGraph { Counting(model: model).background(Keeping(holder: holder)) })
    _ = owner.graph?.update()
    let isReleased = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      owner.graph = nil
      isReleased.signal()
    }
    // The graph ends on the main actor, which this test occupies.
    isReleased.wait()
    model.count = 3
    holder.set?(7)
    holder.focus?()
    #expect(model.count == 3)
  }

  @MainActor final class Holder {
    var set: ((Int) -> Void)?
    var focus: (() -> Void)?
  }

  struct Keeping: View {
    let holder: Holder
    @State private var value = 0
    @FocusState private var isFocused: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      TextField("\(value)", text: .constant("")).focused($isFocused)
        .onAppear {
          holder.set = {
            value = $0
            withAnimation { value += 1 }
            dismiss()
          }
          holder.focus = { isFocused = true }
        }
    }
  }
}
