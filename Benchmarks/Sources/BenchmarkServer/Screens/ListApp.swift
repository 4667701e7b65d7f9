import Rostrum

/// A list whose rows exist when they are near the screen.
struct ListApp<Length: ListLength.Value>: App {
  var body: some Scene {
    WindowGroup {
      List {
        ForEach(0..<Length.rows, id: \.self) { TwoTexts(row: $0) }
      }
    }
  }
}

/// The lengths of ``ListApp``.
enum ListLength {
  protocol Value {
    static var rows: Int { get }
  }

  enum Short: Value {
    static let rows = 300
  }

  enum Long: Value {
    static let rows = 10_000
  }
}
