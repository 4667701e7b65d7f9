import RostrumTesting
import Testing

@testable import DeskFeature

@MainActor struct PreviewTests {
  @Test("Nothing is wrong with a preview", arguments: Previews.all(in: "DeskFeature"))
  func preview(preview: Previews.Element) async throws {
    try await preview.check()
  }
}
