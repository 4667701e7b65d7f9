import Foundation
import Rostrum

/// A refreshable list with a menu in its toolbar.
///
/// Mail arrives when "Deliver" is pressed, so that tests can inspect the list while it refreshes.
struct Inbox: View {
  @State private var subjects = ["Welcome"]
  @State private var fetches = 0
  @State private var post = Post()

  var body: some View {
    List {
      ForEach(subjects, id: \.self) { Text($0) }
    }
    .refreshable {
      fetches += 1
      await post.next()
      subjects.insert("Letter \(fetches)", at: 0)
    }
    .navigationTitle("Inbox")
    .toolbar {
      Button("Deliver") { post.deliver() }
      Menu("Sort", systemImage: "line.3.horizontal.decrease") {
        Button("By subject", systemImage: "textformat") { subjects.sort() }
        Button {
          subjects.reverse()
        } label: {
          HStack {
            Image(systemName: "arrow.up.arrow.down")
            Text("Reverse")
          }
        }
      }
    }
  }

  /// A channel from the "Deliver" button to the refresh action.
  private struct Post {
    private let letters: AsyncStream<Void>
    private let carrier: AsyncStream<Void>.Continuation

    init() {
      (letters, carrier) = AsyncStream.makeStream(of: Void.self)
    }

    func deliver() { carrier.yield() }

    func next() async {
      for await _ in letters { return }
    }
  }
}
