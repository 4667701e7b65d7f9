import Observation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

/// The ways to present, the ways out of each, and how deep: one row of the matrix is one test.
enum Matrix {
  enum Kind: String, CaseIterable {
    case sheet, cover, popover, alert, dialog, screen
    // Other spellings of the same: about an item, or as a value.
    case edgePopover, itemAlert, itemDialog, valueAlert, actionSheet

    var role: ElementRole {
      switch self {
      case .sheet: .sheet
      case .cover: .cover
      case .popover, .edgePopover: .popover
      case .alert, .itemAlert, .valueAlert: .alert
      case .dialog, .itemDialog, .actionSheet: .dialog
      case .screen: .screen
      }
    }

    var isQuestion: Bool { role == .alert || role == .dialog }

    /// Whether the app hears of its end by `onDismiss`.
    var tellsOfDismissal: Bool { self == .sheet || self == .cover }

    var routes: [Route] {
      switch self {
      case .sheet, .cover, .popover, .edgePopover: [.button, .dismiss, .user, .binding, .parent]
      case .alert, .dialog, .itemAlert, .itemDialog, .valueAlert, .actionSheet:
        [.button, .user, .binding, .parent]
      case .screen: [.button, .dismiss, .back, .binding, .parent]
      }
    }
  }

  enum Route: String, CaseIterable {
    /// A button within it that changes the state, or answers the question.
    case button
    /// The `dismiss` action of the environment.
    case dismiss
    /// Escape, a tap on the backdrop, a swipe: one event for all hosts.
    case user
    /// The back button of a stack.
    case back
    /// The app changes the state.
    case binding
    /// The view that presents it goes.
    case parent
  }

  struct Row: CustomTestStringConvertible {
    let kind: Kind
    let route: Route
    let depth: Int
    /// What it is in.
    var around = Kind.sheet

    var testDescription: String {
      "\(kind) by \(route) at depth \(depth)" + (depth > 1 ? " within \(around)" : "")
    }
  }

  static let rows = Kind.allCases.flatMap { kind in
    kind.routes.flatMap { route in (1...5).map { Row(kind: kind, route: route, depth: $0) } }
  }

  /// Each kind by each route, within each kind that has a content.
  static let nested = [Kind.sheet, .cover, .popover, .screen].flatMap { around in
    Kind.allCases.flatMap { kind in
      kind.routes.map { Row(kind: kind, route: $0, depth: 2, around: around) }
    }
  }

  struct Pair: CustomTestStringConvertible {
    let first: Kind
    let second: Kind

    var testDescription: String { "\(first) and \(second)" }
  }

  /// Screens come up beside modals, not among them, so a pair is of two modals.
  static let pairs = Kind.allCases.filter { $0 != .screen }.flatMap { first in
    Kind.allCases.filter { $0 != .screen }.map { Pair(first: first, second: $0) }
  }
}

/// What is presented at each level, and what happened.
@MainActor @Observable
final class MatrixModel {
  var presented: Set<Int> = []
  var gone: Set<Int> = []
  @ObservationIgnored var log = Log()

  func binding(_ level: Int) -> Binding<Bool> {
    Binding {
      self.presented.contains(level)
    } set: { isPresented in
      self.log("write \(level) \(isPresented)")
      if isPresented { self.presented.insert(level) } else { self.presented.remove(level) }
    }
  }
}

/// A view that presents the next level: one of the row's kind at the last level, which is in others.
struct MatrixLevel: View {
  let level: Int
  let row: Matrix.Row
  let model: MatrixModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("close \(level - 1)") { model.presented.remove(level - 1) }
    Button("leave \(level - 1)") { dismiss() }
    if level <= row.depth, !model.gone.contains(level) {
      Button("open \(level)") { model.presented.insert(level) }
        .onAppear { model.log("appear \(level)") }
        .onDisappear { model.log("disappear \(level)") }
        .modifier(
          MatrixPresenter(
            kind: level == row.depth ? row.kind : row.around, level: level, model: model
          ) {
            MatrixLevel(level: level + 1, row: row, model: model)
          })
    }
  }
}

/// Presents in one of the ways.
struct MatrixPresenter<Inner: View>: ViewModifier {
  let kind: Matrix.Kind
  let level: Int
  let model: MatrixModel
  @ViewBuilder let inner: @MainActor () -> Inner

  func body(content: Content) -> some View {
    let isPresented = model.binding(level)
    let ended: @MainActor () -> Void = { model.log("end \(level)") }
    switch kind {
    case .sheet:
      content.sheet(isPresented: isPresented, onDismiss: ended) { NavigationStack { inner() } }
    case .cover:
      content.fullScreenCover(isPresented: isPresented, onDismiss: ended) {
        NavigationStack { inner() }
      }
    case .popover: content.popover(isPresented: isPresented) { NavigationStack { inner() } }
    case .alert: content.alert("alert \(level)", isPresented: isPresented) { answers }
    case .dialog:
      content.confirmationDialog("dialog \(level)", isPresented: isPresented) { answers }
    case .screen: content.navigationDestination(isPresented: isPresented) { inner() }
    case .edgePopover: content.popover(isPresented: isPresented, arrowEdge: .top) { inner() }
    case .itemAlert: content.alert("alert \(level)", item: item) { _ in answers }
    case .itemDialog: content.confirmationDialog("dialog \(level)", item: item) { _ in answers }
    case .valueAlert:
      content.alert(isPresented: isPresented) {
        Alert(title: Text("alert \(level)"), primaryButton: answer, secondaryButton: .cancel())
      }
    case .actionSheet:
      content.actionSheet(isPresented: isPresented) {
        ActionSheet(title: Text("dialog \(level)"), buttons: [answer, .cancel()])
      }
    }
  }

  private var item: Binding<Int?> {
    let isPresented = model.binding(level)
    return Binding {
      isPresented.wrappedValue ? level : nil
    } set: {
      isPresented.wrappedValue = $0 != nil
    }
  }

  private var answer: Alert.Button {
    .default(Text("close \(level)")) { model.log("answer \(level)") }
  }

  @ViewBuilder private var answers: some View {
    Button("close \(level)") { model.log("answer \(level)") }
    Button("Cancel", role: .cancel) {}
  }
}
