// A helper of a test passes its call site on, with one import.
import RostrumTesting

@MainActor
func logIn(to host: TestHost, as name: String, at location: CallSite = #callSite) async {
  await host.textField("Name").type(name, at: location)
  await host.button("Log in").tap(at: location)
  await host.settle(at: location)
}

@MainActor
func start(_ host: TestHost) async {
  await logIn(to: host, as: "Blob")
}
