import Testing

// NB: Tests `RequestMachine`, which is internal.
@testable import RostrumWeb

@Suite struct RequestMachineTests {
  private var machine = RequestMachine(bodyDeadline: .seconds(30))

  private mutating func request(at now: Duration = .zero) {
    #expect(machine.receivedHead(nil, at: now) == .pass)
    #expect(machine.receivedEnd() == .pass)
  }

  private mutating func respond() -> RequestMachine.Action {
    #expect(machine.wroteHead() == .pass)
    #expect(machine.wroteBody() == .pass)
    return machine.wroteEnd()
  }

  @Test("Requests and responses alternate for as long as both are whole")
  mutating func exchange() {
    for _ in 0..<3 {
      request()
      #expect(respond() == .pass)
    }
    #expect(!machine.isFinished)
  }

  @Test("A faulty request gets one response, and nothing is read or written after it")
  mutating func fault() {
    #expect(machine.receivedHead(.badHost, at: .zero) == .refuse(.badHost))
    #expect(machine.receivedBody() == .drop)
    #expect(machine.receivedEnd() == .drop)
    #expect(machine.receivedHead(nil, at: .zero) == .drop)
    #expect(machine.receivedBrokenBytes() == .drop)
    #expect(machine.wroteHead() == .drop)
    #expect(machine.wroteEnd() == .drop)
  }

  @Test("A faulty request is answered after the requests before it")
  mutating func pipelined() {
    request()
    request()
    #expect(machine.receivedHead(.unknownHost, at: .zero) == .drop)
    #expect(respond() == .pass)
    #expect(respond() == .refuse(.unknownHost))
    #expect(machine.isFinished)
  }

  @Test("A body that isn't HTTP is refused in place of the response, which is dropped")
  mutating func brokenBody() {
    _ = machine.receivedHead(nil, at: .zero)
    #expect(machine.receivedBrokenBytes() == .refuse(.notHTTP))
    #expect(machine.wroteHead() == .drop)
    #expect(machine.wroteBody() == .drop)
    #expect(machine.wroteEnd() == .drop)
  }

  @Test("A body that breaks off within its response ends the connection")
  mutating func brokenWhileAnswering() {
    _ = machine.receivedHead(nil, at: .zero)
    #expect(machine.wroteHead() == .pass)
    #expect(machine.receivedBrokenBytes() == .close)
    #expect(machine.wroteEnd() == .drop)
  }

  @Test("A response that ends before its request announces the end of the connection")
  mutating func early() {
    _ = machine.receivedHead(nil, at: .zero)
    #expect(machine.wroteHead() == .pass)
    #expect(machine.endsWithResponse)
    #expect(machine.wroteEnd() == .linger)
    #expect(machine.receivedBody() == .drop)
  }

  @Test("An upload has the time that its bytes need, and one that drips is ended")
  mutating func upload() {
    #expect(machine.receivedHead(nil, isUpload: true, at: .zero) == .pass)
    #expect(machine.receivedBody(40 * RequestMachine.minimumRate) == .pass)
    #expect(machine.tick(at: .seconds(69)) == .drop)
    #expect(machine.receivedBody(RequestMachine.minimumRate) == .pass)
    #expect(machine.tick(at: .seconds(70)) == .drop)
    #expect(machine.receivedBody(1) == .pass)
    #expect(machine.tick(at: .seconds(72)) == .refuse(.timeout))
  }

  @Test("A body has a deadline, however steadily it drips")
  mutating func slowBody() {
    request()
    #expect(machine.tick(at: .seconds(900)) == .drop)
    #expect(respond() == .pass)
    _ = machine.receivedHead(nil, at: .seconds(100))
    for second in 100..<130 {
      #expect(machine.receivedBody() == .pass)
      #expect(machine.tick(at: .seconds(second)) == .drop)
    }
    #expect(machine.tick(at: .seconds(130)) == .refuse(.timeout))
    #expect(machine.receivedBody() == .drop)
  }

  @Test("A slow body after other requests is refused after their responses")
  mutating func slowPipelinedBody() {
    request()
    _ = machine.receivedHead(nil, at: .zero)
    #expect(machine.tick(at: .seconds(30)) == .drop)
    #expect(respond() == .refuse(.timeout))
  }
}
