import Rostrum
import RostrumTesting
import RostrumTestSupport
import Testing

@MainActor
struct PreviewsTests {
  private var all: Previews { Previews.all(in: "RostrumTestingTests/PreviewSamples.swift") }

  private func preview(_ name: String) throws -> Previews.Element {
    try #require(all.first { $0.name == name })
  }

  @Test("Previews are found by module and by file, in their order")
  func discovery() throws {
    #expect(all.prefix(3).map(\.name) == ["Late", "PreviewSamples 2", "Switch"])
    #expect(Previews.all(in: "RostrumTestingTests").map(\.id).contains(all[0].id))
    #expect(Previews.all.count >= all.count)
    #expect(all[0].id == "RostrumTestingTests/PreviewSamples.swift#1")
    #expect(all[0].line == 6)
    #expect(all[0].module == "RostrumTestingTests")
    #expect("\(all[0])" == "Late (RostrumTestingTests/PreviewSamples.swift:6)")
  }

  @Test("A preview knows its traits")
  func traits() throws {
    #expect(all[0].layout == .device)
    #expect(all[0].orientation == .portrait)
    let toggle = try preview("Switch")
    #expect(toggle.layout == .sizeThatFits)
    #expect(toggle.orientation == .landscapeLeft)
    #expect(try preview("Small").layout == .fixed(width: 200, height: 100))
  }

  @Test("A module without previews is an issue")
  func missing() {
    let messages = issues { #expect(Previews.all(in: "Flet").isEmpty) }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("There is no preview in “Flet”.") == true)
  }

  @Test("A preview without findings passes", arguments: ["Late", "Switch", "No numbers"])
  func passes(name: String) async throws {
    try await preview(name).check()
  }

  @Test(
    "Each kind of finding is found",
    arguments: zip(
      ["Cut", "Small", "Nameless", "Twins", "Complaint"],
      [
        .cutText, .cutText, .controlWithoutName, .duplicateIdentifier, .issue,
      ] as [PreviewFinding.Kind]))
  func finding(name: String, kind: PreviewFinding.Kind) async throws {
    #expect(try await preview(name).findings().first?.kind == kind)
    #expect(try await Set(preview(name).findings().map(\.kind)) == [kind])
  }

  @Test("A modifier changes a preview by a context that all its previews share")
  func modifiers() async throws {
    for name in ["Modified", "Modified and small"] {
      #expect(try await Set(preview(name).findings().map(\.kind)) == [.cutText], "\(name)")
    }
    #expect(LongWords.contextCount == 1)
    #expect(try preview("Modified and small").layout == .fixed(width: 200, height: 100))
    try await preview("Padded").check()
  }

  @Test("A context that can't be made is an issue of the preview")
  func brokenModifier() async throws {
    let findings = try await preview("Broken").findings()
    #expect(findings.first?.kind == .issue)
    #expect(findings.first?.message.contains("The context of Broken can't be made") == true)
  }

  @Test(
    "What is nearly wrong isn't found",
    arguments: ["Shrunk", "Small with space", "Scrolled", "Named", "Siblings", "Dependency"])
  func nearMiss(name: String) async throws {
    #expect(try await preview(name).findings() == [])
  }

  @Test("The error names the preview and all that is wrong")
  func failure() async throws {
    let error = await #expect(throws: PreviewFailure.self) {
      try await preview("Complaint").check()
    }
    #expect(
      error?.description.hasPrefix("The preview Complaint (RostrumTestingTests/") == true)
    #expect(error?.description.hasSuffix("The tank is empty.") == true)
  }

  @Test("A text that is cut is named with the window's size")
  func cutText() async throws {
    let findings = try await preview("Small").findings()
    #expect(
      findings.map(\.message) == [
        """
        The text “A text that needs more than the 100 points that a fixed window leaves for its \
        lines.” is cut in a window of 200 by 100 points.

        Give it more lines or more space, let it scroll, or let it shrink with \
        '.minimumScaleFactor(_:)'.
        """
      ])
  }
}
