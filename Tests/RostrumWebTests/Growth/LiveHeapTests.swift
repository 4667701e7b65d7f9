#if canImport(Glibc)
  import Testing

  /// A session's memory depends on what it shows now, and not on what it has shown before.
  ///
  /// Each test runs in a process of its own, so that no other test allocates at the same time.
  @Suite struct LiveHeapTests {
    @Test("Sheets, popovers, alerts and dialogs leave nothing behind")
    func presentations() async {
      await #expect(processExitsWith: .success) {
        await Growth.check(Scenarios.Sheet.self)
        await Growth.check(Scenarios.Popover.self)
        await Growth.check(Scenarios.Alert.self)
        await Growth.check(Scenarios.Dialog.self)
      }
    }

    @Test("Sheets leave nothing behind in the models and stores that outlive them")
    func models() async {
      await #expect(processExitsWith: .success) {
        await Growth.check(Scenarios.Feature.self)
        await Growth.check(Scenarios.Observed.self)
      }
    }

    @Test("Screens, menus, tabs, rows and animations leave nothing behind")
    func places() async {
      await #expect(processExitsWith: .success) {
        await Growth.check(Scenarios.Stack.self)
        await Growth.check(Scenarios.ButtonMenu.self)
        await Growth.check(Scenarios.Tabs.self)
        await Growth.check(Scenarios.Rows.self)
        await Growth.check(Scenarios.Animated.self)
      }
    }

    @Test("Styles, keystrokes and sockets leave nothing behind")
    func values() async {
      await #expect(processExitsWith: .success) {
        await Growth.check(Scenarios.Styles.self, from: 4000)
        await Growth.check(Scenarios.Field.self)
        await Growth.check(Scenarios.Reconnection.self)
      }
    }
  }
#endif
