import RostrumRuntime
import RostrumViews

/// The elements of one role; call the value with a name to find one of them.
///
/// ```swift
/// host.button("Add")               // exactly this accessible name
/// host.row(containing: "Design")   // part of the name
/// host.sheet()                     // any name
/// ```
///
/// Tabs, tables and presentations are found in the same way as controls:
///
/// ```swift
/// await host.tab("Vehicles").tap()
/// #expect(host.tab("Log").badge == "3")
/// await host.columnHeader("Price").tap()
/// await host.tableRow(containing: "B-RS 7").performPrimaryAction()
/// await host.button("Delete").tap()
/// await host.alert("Delete 1 vehicle?").button("Delete").tap()
/// ```
@MainActor
public struct HostRole {
  let host: TestHost
  let steps: HostSteps
  let role: ElementRole

  /// The element with exactly this accessible name.
  ///
  /// - Parameters:
  ///   - name: The accessible name.
  ///   - location: The call site at which issues are reported.
  /// - Returns: The element.
  public func callAsFunction(
    _ name: String,
    at location: CallSite = #callSite
  ) -> HostElement {
    element(.exactly(name), location)
  }

  /// The element whose accessible name contains a text.
  ///
  /// - Parameters:
  ///   - part: The text to search for.
  ///   - location: The call site at which issues are reported.
  /// - Returns: The element.
  public func callAsFunction(
    containing part: String,
    at location: CallSite = #callSite
  ) -> HostElement {
    element(.containing(part), location)
  }

  /// The element of this role, regardless of its name.
  ///
  /// - Parameter location: The call site at which issues are reported.
  /// - Returns: The element.
  public func callAsFunction(at location: CallSite = #callSite) -> HostElement {
    element(.any, location)
  }

  private func element(_ name: HostQuery.Name, _ location: CallSite) -> HostElement {
    HostElement(
      host: host, steps: steps.then(HostQuery(role: role, name: name)), location: location)
  }
}
