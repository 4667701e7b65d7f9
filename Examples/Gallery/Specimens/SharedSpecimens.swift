import Rostrum

/// Specimens of values that several views, launches or users share.
struct SharedSpecimens: View {
  var body: some View {
    Specimens("Shared values") {
      Specimen("A11.16", #"@Shared(.inMemory("votes")) var votes"#) {
        Votes(name: "Here")
        Votes(name: "And here")
      }
      Specimen("A11.17", #"@Shared(.appStorage("name")) var name"#) { Greeting() }
      Specimen("A11.01", #"@Shared(.database("applause")) var applause"#) { Applause() }
    }
  }
}

private struct Votes: View {
  let name: String
  @Shared(.inMemory("votes")) private var votes = 0

  var body: some View {
    Stepper(
      "\(name): \(votes)",
      onIncrement: { $votes.withLock { $0 += 1 } },
      onDecrement: { $votes.withLock { $0 -= 1 } })
  }
}

private struct Greeting: View {
  @Shared(.appStorage("name")) private var name = ""

  var body: some View {
    TextField("Your name", text: Binding($name))
    Text(name.isEmpty ? "Who is there?" : "Hello, \(name)!")
  }
}

/// Everybody who visits the gallery sees the same number, at once.
private struct Applause: View {
  @Shared(.database("applause")) private var applause = 0

  var body: some View {
    Button("Applaud") { $applause.withLock { $0 += 1 } }
    Text("Applauded \(applause) times")
  }
}
