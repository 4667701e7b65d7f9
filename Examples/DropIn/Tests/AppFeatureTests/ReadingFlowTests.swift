import CatalogFeature
import Combine
import ComposableArchitecture
import Foundation
import SwiftUI
import Testing

@testable import AppFeature

@MainActor
struct ReadingFlowTests {
  private let scheduler = DispatchQueue.test

  @Test("A book is added and seen in the list")
  func addsABook() async {
    let host = launch()
    #expect(host.title == "Reading list")
    #expect(host.text("No books yet").exists)

    await host.button("Add a book").tap()
    #expect(host.textField("Title").isFocused)
    #expect(!host.button("Save").isEnabled)
    await host.textField("Title").type("Emma")
    await host.textField("Author").type("Jane Austen")
    await host.picker("Status").select("Reading")
    await host.button("Save").tap()

    #expect(host.presentations.isEmpty)
    #expect(host.row(containing: "Emma").text.contains("Jane Austen"))
  }

  @Test("A suggestion fills the form")
  func suggests() async {
    let host = launch()
    await host.button("Add a book").tap()
    await host.button("Suggest one").tap()
    #expect(host.textField("Title").value == "Emma")
  }

  @Test("A favourite is marked on its screen and in the list")
  func marksAFavourite() async {
    let host = launch(with: .samples)
    await host.row(containing: "Middlemarch").button().tap()
    #expect(host.title == "Middlemarch")
    await host.button("Make it a favourite").tap()
    #expect(host.button("A favourite").exists)
    await host.back()
    #expect(host.row(containing: "Middlemarch").role(.image)("Favourite").exists)
  }

  @Test("A book is deleted after a question, and its screen goes")
  func deletes() async {
    let host = launch(with: .samples)
    await host.row(containing: "The Waves").button().tap()
    await host.button("Delete").tap()
    #expect(host.presentations.count == 1)
    await host.dialog().button("Delete").tap()
    #expect(host.title == "Reading list")
    #expect(!host.row(containing: "The Waves").exists)
  }

  @Test("The time that a book takes is estimated when the reader has stopped typing")
  func estimates() async {
    let host = launch(with: .samples)
    await host.row(containing: "The Waves").button().tap()
    await host.textField("Pages").type("300")
    #expect(!host.text("10 h 0 min").exists)
    await scheduler.advance(by: .milliseconds(300))
    await host.settle()
    #expect(host.text("10 h 0 min").exists)
    await host.textField("Pages an hour").type("40")
    await scheduler.advance(by: .milliseconds(300))
    await host.settle()
    #expect(host.text("7 h 30 min").exists)
  }

  @Test("A reader who leaves the app is noticed")
  func leaves() async {
    let host = launch(with: .samples)
    await host.row(containing: "The Waves").button().tap()
    await host.setScenePhase(.background)
    await host.setScenePhase(.active)
    #expect(host.text("Left 1 times").exists)
  }

  @Test("A reader of German reads German")
  func speaksGerman() {
    let host = launch(with: .samples, in: "de_AT")
    #expect(host.title == "Leseliste")
    #expect(host.text("Lese ich").exists)
  }

  private func launch(
    with books: IdentifiedArrayOf<Book> = [], in language: String = "en"
  ) -> TestHost {
    TestHost {
      let store = store(with: books)
      AppView(store: store)
    } withDependencies: {
      $0.defaultFileStorage = .inMemory
      $0.mainQueue = scheduler.eraseToAnyScheduler()
      $0.locale = Locale(identifier: language)
      $0.suggestions.next = { ("Emma", "Jane Austen") }
      $0.uuid = .incrementing
    }
  }

  private func store(with kept: IdentifiedArrayOf<Book>) -> StoreOf<AppFeature> {
    @Shared(.books) var books
    $books.withLock { $0 = kept }
    return Store(initialState: AppFeature.State()) { AppFeature() }
  }
}
