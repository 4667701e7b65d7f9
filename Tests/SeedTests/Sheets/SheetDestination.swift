import Observation
import Rostrum

// Blocks 3, 4 and 5: "SheetDestination Enum", "withSheetDestinations Modifier" and "Presenting from
// Any Child View", with the types that the seed leaves to the app.

enum SheetDestination: Identifiable, Hashable {
  case composer
  case editProfile
  case settings
  case report(itemID: String)

  var id: String {
    switch self {
    case .composer, .editProfile: return "editor"  // Mutually exclusive
    case .settings: return "settings"
    case .report: return "report"
    }
  }
}

extension View {
  func withSheetDestinations(sheet: Binding<SheetDestination?>) -> some View {
    self.sheet(item: sheet) { destination in
      Group {
        switch destination {
        case .composer: Sheets.ComposerView()
        case .editProfile: Sheets.EditProfileView()
        case .settings: Sheets.SettingsView()
        case .report(let id): Sheets.ReportView(itemID: id)
        }
      }
    }
  }
}

@MainActor
@Observable
final class RouterPath {
  var presentedSheet: SheetDestination?
}

extension Sheets {
  struct StatusRow: View {
    @Environment(RouterPath.self) private var router

    var body: some View {
      Button("Report") {
        router.presentedSheet = .report(itemID: "123")
      }
    }
  }

  struct ComposerView: View {
    @Environment(RouterPath.self) private var router

    var body: some View {
      Text("A letter")
      Button("To the profile") { router.presentedSheet = .editProfile }
      Button("To the settings") { router.presentedSheet = .settings }
    }
  }

  struct EditProfileView: View {
    var body: some View { Text("A profile") }
  }

  struct SettingsView: View {
    var body: some View { Text("The settings") }
  }

  struct ReportView: View {
    let itemID: String

    var body: some View { Text("Report on \(itemID)") }
  }

  struct RoutedApp: View {
    @Bindable var router: RouterPath

    var body: some View {
      List { StatusRow() }
        .withSheetDestinations(sheet: $router.presentedSheet)
        .environment(router)
    }
  }
}
