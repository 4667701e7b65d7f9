import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import StandupsFeature

@MainActor
struct RecordFlowTests {
  /// Starts a meeting of one minute with two attendees.
  private func meeting() async -> TestHost {
    var standup = Standup.designMock
    standup.duration = .seconds(60)
    let host = launch(standups: [standup])
    await host.link(containing: "Design").tap()
    await host.link("Start meeting").tap()
    return host
  }

  @Test("A meeting starts with the first attendee and all the time")
  func starts() async {
    let host = await meeting()
    #expect(host.path == ["Daily Standups", "Design", "Design"])
    #expect(host.text("Charles").exists)
    #expect(host.text("Speaker 1 of 2").exists)
    #expect(host.progress("Time elapsed").number == 0)
  }

  @Test("Time passes, and the turn goes to the next attendee")
  func timePasses() async {
    let host = await meeting()
    await host.advance(by: .seconds(1))
    #expect(host.description.contains("0:01"))
    #expect(host.description.contains("0:59"))
    await host.advance(by: .seconds(29))
    #expect(host.text("Ray").exists)
    #expect(host.text("No more speakers").exists)
    #expect(host.progress("Time elapsed").number == 0.5)
  }

  @Test("When the time is up the meeting is over, and in the history with its notes")
  func runsOut() async {
    let host = await meeting()
    await host.textField("Notes").type("All is well")
    await host.advance(by: .seconds(60))
    #expect(host.path == ["Daily Standups", "Design"])
    #expect(host.text("Past meetings").exists)

    await host.link(containing: today.inWords).tap()
    #expect(host.text("All is well").exists)
  }

  @Test("The next speaker can start early")
  func next() async {
    let host = await meeting()
    await host.button("Next speaker").tap()
    #expect(host.text("Ray").exists)
    #expect(host.progress("Time elapsed").number == 0.5)
    await host.advance(by: .seconds(30))
    #expect(host.path == ["Daily Standups", "Design"])
  }

  @Test("After the last speaker the meeting can be saved but not discarded")
  func finish() async {
    let host = await meeting()
    await host.button("Next speaker").tap()
    await host.button("Finish").tap()
    #expect(host.alert("End meeting?").exists)
    #expect(host.alert().all(.button).map(\.name) == ["Save and end", "Resume"])
    await host.alert().button("Save and end").tap()
    #expect(host.text("Past meetings").exists)
  }

  @Test("A meeting that ends early and is saved is in the history")
  func savesEarly() async {
    let host = await meeting()
    await host.textField("Notes").type("Short")
    await host.button("End meeting").tap()
    await host.alert("End meeting?").button("Save and end").tap()
    #expect(host.path == ["Daily Standups", "Design"])
    await host.link(containing: today.inWords).tap()
    #expect(host.text("Short").exists)
  }

  @Test("A discarded meeting is not in the history")
  func discards() async {
    let host = await meeting()
    await host.button("End meeting").tap()
    await host.alert("End meeting?").button("Discard").tap()
    #expect(host.path == ["Daily Standups", "Design"])
    #expect(!host.text("Past meetings").exists)
  }

  @Test("The time stands still while the question is open, and goes on after Resume")
  func resumes() async {
    let host = await meeting()
    await host.advance(by: .seconds(5))
    await host.button("End meeting").tap()
    await host.advance(by: .seconds(20))
    await host.alert("End meeting?").button("Resume").tap()
    #expect(host.description.contains("0:05"))
    await host.advance(by: .seconds(1))
    #expect(host.description.contains("0:06"))
  }

  @Test("The running meeting has no back button: it asks before it ends")
  func noBack() async {
    let host = await meeting()
    await withKnownIssue {
      await host.back()
    } matching: { issue in
      issue.description.contains("Cannot go back")
    }
    #expect(host.path.count == 3)
  }
}
