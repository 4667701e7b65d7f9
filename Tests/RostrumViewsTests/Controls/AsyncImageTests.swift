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
