import Rostrum

struct Presentations: View {
  static let kinds = Kind.allCases

  enum Kind: String, CaseIterable, Identifiable {
    case sheet, cover, popover, alert, dialog, screen

    var id: Self { self }
    var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  var body: some View {
    NavigationStack {
      List(Self.kinds) { Presenter(kind: $0, depth: 1) }
        .navigationTitle("Presentations")
    }
  }
}

/// A row that presents a view, which contains the same row again.
struct Presenter: View {
  let kind: Presentations.Kind
  let depth: Int
  @State private var isPresented = false

  var body: some View {
    let button = Button("\(kind.name) \(depth)") { isPresented = true }
    switch kind {
    case .sheet:
      button.sheet(isPresented: $isPresented) { inner }.urlComponent("sheet")
    case .cover:
      button.fullScreenCover(isPresented: $isPresented) { inner }.urlComponent("cover")
    case .popover:
      button.popover(isPresented: $isPresented) { inner }.urlComponent("popover")
    case .screen:
      button.navigationDestination(isPresented: $isPresented) { inner }.urlComponent("screen")
    case .alert:
      button.alert("Delete the draft?", isPresented: $isPresented) {
        Button("Delete", role: .destructive) {}
        Button("Keep", role: .cancel) {}
      } message: {
        Text("It cannot be brought back.")
      }
    case .dialog:
      button.confirmationDialog("Share the draft?", isPresented: $isPresented) {
        Button("Copy link") {}
        Button("Send by mail") {}
      }
    }
  }

  private var inner: some View { Inner(kind: kind, depth: depth) }
}

struct Inner: View {
  let kind: Presentations.Kind
  let depth: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    if kind == .screen {
      list
    } else {
      NavigationStack { list }
    }
  }

  private var list: some View {
    List {
      ForEach(Presentations.kinds) { Presenter(kind: $0, depth: depth + 1) }
    }
    .navigationTitle("\(kind.name) \(depth)")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Close") { dismiss() }
      }
    }
  }
}
