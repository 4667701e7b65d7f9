import Foundation
import RostrumScenes
import RostrumViews
import Testing

private let cover = URL(string: "https://images.example.com/cover.png")

private struct Phases: View {
  @State private var url = cover

  var body: some View {
    AsyncImage(url: url) { phase in
      switch phase {
      case .empty: Text("loading")
      case .success(let image): image.resizable()
      case .failure: Text("broken")
      }
    }
    Button("Other") { url = URL(string: "https://images.example.com/other.png") }
  }
}

/// One picture, and after a tap two.
private struct Gallery: View {
  @State private var count = 1

  var body: some View {
    ForEach(0..<count, id: \.self) { _ in
      AsyncImage(url: cover) { phase in
        switch phase {
        case .empty: Text("loading")
        case .success(let image): image
        case .failure: Text("broken")
        }
      }
    }
    Button("More") { count += 1 }
  }
}

@MainActor @Suite(.viewsEnd) struct AsyncImageTests {
  @Test func aPictureThatIsAwaitedIsLoadedUnseen() throws {
    let view = Rendering { Phases() }
    #expect(view.all(.text)[0].content.text == "loading")
    let image = try view.only(.image)
    #expect(
      image.content
        == .image(.awaited("https://images.example.com/cover.png"), isResizable: false))
  }

  @Test func aPictureThatIsThereIsShown() throws {
    let view = Rendering { Phases() }
    try view.perform(.setOn(true), on: .image)
    let image = try view.only(.image)
    #expect(
      image.content == .image(.address("https://images.example.com/cover.png"), isResizable: true))
  }

  @Test("A picture is as large as its pixels at its scale")
  func scale() throws {
    let view = Rendering {
      AsyncImage(url: cover, scale: 3)
    }
    try view.perform(.setOn(true), on: .image)
    #expect(
      try view.only(.image).content
        == .image(.address("https://images.example.com/cover.png", scale: 3)))
  }

  @Test("A phase follows with the transaction of the picture")
  func transaction() throws {
    let view = Rendering {
      AsyncImage(url: cover, transaction: Transaction(animation: .linear(duration: 2))) { phase in
        if let image = phase.image { image } else { Text("loading") }
      }
    }
    let mutations = try view.perform(.setOn(true), on: .image)
    let isAnimated = mutations.contains {
      if case .animate(_, .linear(duration: 2)) = $0 { true } else { false }
    }
    #expect(isAnimated)
  }

  @Test func aPictureThatCannotBeLoadedFails() throws {
    let view = Rendering { Phases() }
    try view.perform(.setOn(false), on: .image)
    #expect(view.all(.text)[0].content.text == "broken")
    #expect(view.all(.image).isEmpty)
  }

  @Test("What a scene has loaded is there at once in another of its views")
  func remembered() throws {
    let view = Rendering { Gallery() }
    #expect(view.all(.text).map(\.content.text) == ["loading", "More"])
    try view.perform(.setOn(true), on: .image)
    try view.perform(.tap, on: .button)
    #expect(view.all(.text).map(\.content.text) == ["More"])
    #expect(view.all(.image).count == 2)
    #expect(Rendering { Gallery() }.all(.text).map(\.content.text) == ["loading", "More"])
  }

  @Test("A picture that failed is tried again by another view")
  func failedBefore() throws {
    let view = Rendering { Gallery() }
    try view.perform(.setOn(false), on: .image)
    try view.perform(.tap, on: .button)
    #expect(view.all(.text).map(\.content.text) == ["broken", "loading", "More"])
  }

  @Test func anotherAddressIsLoadedAnew() throws {
    let view = Rendering { Phases() }
    try view.perform(.setOn(false), on: .image)
    try view.perform(.tap, on: .button)
    #expect(try view.only(.image).content.address == "https://images.example.com/other.png")
    #expect(view.all(.text)[0].content.text == "loading")
  }

  @Test func withoutAnAddressNothingIsLoaded() {
    let view = Rendering {
      AsyncImage(url: nil) { image in
        image
      } placeholder: {
        Text("waiting")
      }
    }
    #expect(view.all(.text).map { $0.content.text } == ["waiting"])
    #expect(view.all(.image).isEmpty)
  }

  @Test(arguments: ["file:///etc/passwd", "javascript:x", "picture.png"])
  func whatIsNoAddressOfThePagesFails(address: String) throws {
    let url = try #require(URL(string: address))
    let view = Rendering {
      AsyncImage(url: url) { phase in
        Text(phase.error == nil ? "fine" : "failed")
      }
    }
    #expect(view.all(.text).map { $0.content.text } == ["failed"])
    #expect(view.all(.image).isEmpty)
  }

  @Test func aPictureAloneHasAPlaceholder() throws {
    let view = Rendering { AsyncImage(url: cover) }
    #expect(view.all(.shape).count == 1)
    try view.perform(.setOn(true), on: .image)
    #expect(view.all(.shape).isEmpty)
  }
}
