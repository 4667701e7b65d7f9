import CustomDump
import RostrumPresentation
import Testing

@Suite struct AlertStateTests {
  enum Action: Equatable, Hashable, Codable {
    case delete
    case retry(Int)
  }

  private func deletion(message: String? = "Are you sure?") -> AlertState<Action> {
    AlertState {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: .delete) { TextState("Yes") }
      ButtonState(role: .cancel) { TextState("Nevermind") }
    } message: {
      TextState(message ?? "")
    }
  }

  @Test func alertsThatReadTheSameAreEqualAndNotTheSame() {
    #expect(deletion() == deletion())
    #expect(deletion().hashValue == deletion().hashValue)
    #expect(deletion().id != deletion().id)
    #expect(deletion() != deletion(message: "Really?"))
  }

  @Test func buttonsAreBuiltFromStatements() {
    func alert(retries: Int, canDelete: Bool) -> AlertState<Action> {
      AlertState {
        TextState("Failed")
      } actions: {
        for number in 0..<retries {
          ButtonState(action: .retry(number)) { TextState("Retry \(number)") }
        }
        if canDelete {
          ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
        } else {
          ButtonState { TextState("OK") }
        }
        if retries == 0 {
          ButtonState(role: .cancel) { TextState("Give up") }
        }
      }
    }
    #expect(
      alert(retries: 2, canDelete: true).buttons.map(\.action.action)
        == [.retry(0), .retry(1), .delete])
    #expect(
      alert(retries: 0, canDelete: false).buttons.map { String(state: $0.label) }
        == ["OK", "Give up"])
  }

  @Test func anAlertWithoutStatementsHasNoButtonsAndNoMessage() {
    let alert = AlertState<Action> { TextState("Saved") }
    #expect(alert.buttons.isEmpty)
    #expect(alert.message == nil)
  }

  @Test func mappingKeepsIdentitiesAndWords() {
    let alert = deletion()
    let mapped = alert.map { $0.map { "\($0)" } }
    #expect(mapped.id == alert.id)
    #expect(mapped.title == alert.title)
    #expect(mapped.buttons.map(\.id) == alert.buttons.map(\.id))
    #expect(mapped.buttons.map(\.action.action) == ["delete", nil])
    #expect(mapped.buttons.map(\.role) == [.destructive, .cancel])
  }

  @Test func aButtonHandsItsActionOver() async {
    let button = ButtonState(action: Action.retry(3)) { TextState("Retry") }
    var actions: [Action?] = []
    button.withAction { actions.append($0) }
    await button.withAction {
      await Task.yield()
      actions.append($0)
    }
    ButtonState<Action> { TextState("OK") }.withAction { actions.append($0) }
    #expect(actions == [.retry(3), .retry(3), nil])
  }

  @Test func whatIsWrittenIsReadAsAnEqualAlert() throws {
    #expect(try roundTrip(deletion()) == deletion())
    let dialog = ConfirmationDialogState<Action>(titleVisibility: .visible) {
      TextState("Share").bold()
    } actions: {
      ButtonState(action: .retry(1)) { TextState("Copy link") }
    }
    #expect(try roundTrip(dialog) == dialog)
  }

  @Test func aDialogsTitleVisibilityCounts() {
    func dialog(
      _ visibility: ConfirmationDialogStateTitleVisibility
    ) -> ConfirmationDialogState<Action> {
      ConfirmationDialogState(titleVisibility: visibility) { TextState("Share") }
    }
    #expect(dialog(.visible) == dialog(.visible))
    #expect(dialog(.visible) != dialog(.hidden))
    #expect(dialog(.visible).map { $0 }.titleVisibility == .visible)
  }

  @Test func aDumpShowsWhatAPersonSees() {
    expectNoDifference(
      String(customDumping: deletion()),
      """
      AlertState(
        title: "Delete?",
        actions: [
          [0]: ButtonState(
            role: .destructive,
            action: .delete,
            label: "Yes"
          ),
          [1]: ButtonState(
            role: .cancel,
            label: "Nevermind"
          )
        ],
        message: "Are you sure?"
      )
      """)
  }

  @Test func aDialogsDumpShowsWhatAPersonSees() {
    let dialog = ConfirmationDialogState<Action>(titleVisibility: .hidden) { TextState("Share") }
    expectNoDifference(
      String(customDumping: dialog),
      """
      ConfirmationDialogState(
        title: "Share",
        titleVisibility: .hidden
      )
      """)
  }

  @Test func aDialogSaysWhetherItsTitleIsShown() throws {
    let dialog = ConfirmationDialogState<Action> { TextState("Share") }
    #expect(dialog.titleVisibility == .automatic)
    let visibilities: [ConfirmationDialogStateTitleVisibility] = [.automatic, .hidden, .visible]
    for visibility in visibilities { #expect(try roundTrip(visibility) == visibility) }
  }

  @Test func aDialogsChoicesMapAndKeepTheirIdentities() {
    let dialog = ConfirmationDialogState<Action>(titleVisibility: .hidden) {
      TextState("Share")
    } actions: {
      ButtonState(action: .retry(1)) { TextState("Link") }
    } message: {
      TextState("How?")
    }
    let mapped = dialog.map { _ in 1 }
    #expect(mapped.id == dialog.id)
    #expect(mapped.titleVisibility == .hidden)
    #expect(mapped.message == TextState("How?"))
    #expect(mapped.buttons.map(\.action.action) == [1])
  }

  @Test func mappingToNothingLeavesAButtonThatOnlyCloses() {
    let button = ButtonState(action: Action.delete) { TextState("Delete") }
    #expect(button.map { _ in Int?.none }.action.action == nil)
  }

  @Test func aButtonCanSayThatItSendsNothing() {
    let button = ButtonState<Action>(role: .cancel, action: .send(nil)) { TextState("Stop") }
    #expect(button == ButtonState(role: .cancel) { TextState("Stop") })
    #expect(ButtonState(action: .send(.delete)) { TextState("x") }.action.action == Action.delete)
  }

  @Test func rolesTellButtonsApart() throws {
    func button(_ role: ButtonStateRole?) -> ButtonState<Action> {
      ButtonState(role: role, action: .delete) { TextState("Delete") }
    }
    #expect(button(.cancel) != button(.destructive))
    #expect(button(nil) != button(.cancel))
    #expect(try roundTrip(ButtonStateRole.destructive) == .destructive)
  }

  @Test func buttonsMayDependOnTheSystemAndOnAChoice() {
    enum Plan { case free, paid }
    func buttons(_ plan: Plan, _ number: Int?) -> [String] {
      AlertState<Action> {
        TextState("Plan")
      } actions: {
        switch plan {
        case .free: ButtonState(action: .retry(0)) { TextState("Upgrade") }
        case .paid: ButtonState(action: .delete) { TextState("Cancel plan") }
        }
        if let number { ButtonState(action: .retry(number)) { TextState("Call \(number)") } }
        if #available(macOS 14, *) { ButtonState { TextState("Close") } }
      }
      .buttons.map { String(state: $0.label) }
    }
    #expect(buttons(.free, nil) == ["Upgrade", "Close"])
    #expect(buttons(.paid, 110) == ["Cancel plan", "Call 110", "Close"])
  }

  @Test func partsOfAnAlertCanBeChanged() {
    var alert = deletion()
    alert.title = TextState("Really?")
    alert.message = nil
    alert.buttons.removeLast()
    #expect(String(state: alert.title) == "Really?")
    #expect(alert.buttons.count == 1)
    #expect(alert != deletion())
  }

  @Test func anAlertWithoutAnswersNeedsNoActions() {
    let alert = AlertState<Never> { TextState("Saved") }
    #expect(alert.buttons.isEmpty)
    #expect(alert == AlertState<Never> { TextState("Saved") })
  }

  @Test func whatAButtonDoesIsReadAsItWasWritten() throws {
    let something = ButtonStateAction<Action>.send(.retry(2))
    #expect(try roundTrip(something) == something)
    #expect(try roundTrip(ButtonStateAction<Action>.send(nil)).action == nil)
    #expect(something.map { _ in "x" }.action == "x")
  }

  @Test func alertsInStateAreStoredWithoutTheirIdentities() throws {
    let alert = deletion()
    let read = try roundTrip(alert)
    #expect(read == alert)
    #expect(read.id != alert.id)
  }
}
