/// Feeds the bytes of a fuzzer to the parser of messages and to the protocol of a socket.
///
/// The input is divided at newlines. A line that begins with a control character is a step of the
/// socket; every other line is a message.
private func receive(_ input: UnsafeBufferPointer<UInt8>) {
  var machine = ConnectionMachine(at: .zero)
  var now = Duration.zero
  var delivered: UInt64 = 0
  for line in input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
    let action = step(&machine, Array(line), at: now)
    now += .milliseconds(line.first.map { Int($0) } ?? 0)
    if case .deliver(let message) = action, let sequence = message.sequence {
      precondition(sequence == delivered + 1, "Events are delivered in order.")
      delivered = sequence
    }
  }
}

private func step(
  _ machine: inout ConnectionMachine, _ line: [UInt8], at now: Duration
) -> ConnectionMachine.Action {
  switch line.first {
  case 1: return machine.receivedPing(at: now)
  case 2: return machine.receivedPong(at: now)
  case 3: return machine.tick(at: now)
  case 4: return machine.release(at: now)
  case 5: return machine.welcomed()
  case 6:
    machine.joined(lastEvent: 0)
    return .none
  default: return machine.receivedText(line, at: now)
  }
}

/// The entry point of libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
func test(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  receive(UnsafeBufferPointer(start: bytes, count: count))
  return 0
}

@_silgen_name("LLVMFuzzerRunDriver")
private func run(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Runs the fuzzer.
///
/// NB: The package manager takes this name for the entry point of the program.
@_cdecl("WireFuzzer_main")
func main(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt {
  var count = count
  var arguments = arguments
  return run(&count, &arguments, test)
}
