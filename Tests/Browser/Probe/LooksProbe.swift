import Rostrum

/// Views in places that give them room, for `test_seen_places.py`.
struct LooksProbe: View {
  @State private var look: Look?
  @State private var isPresented = true
  @State private var text = ""
  @State private var isOn = false
  @State private var chosen: Set<Int> = [2]
  @State private var choice = 1

  var body: some View {
    switch look {
    case nil:
      NavigationStack {
        List(Look.allCases, id: \.self) { look in
          Button(String(describing: look)) { self.look = look }
        }
      }
    case .sheetStack:
      Text("Below").sheet(isPresented: $isPresented) {
        NavigationStack {
          VStack {
            Text("Top")
            Spacer()
            Text("Bottom")
          }
          .navigationTitle("Sheet")
        }
      }
    case .sheetUnavailable:
      Text("Below").sheet(isPresented: $isPresented) {
        NavigationStack {
          ContentUnavailableView("Nothing", systemImage: "tray").navigationTitle("Sheet")
        }
      }
    case .sheetSpinner:
      Text("Below").sheet(isPresented: $isPresented) { ProgressView() }
    case .sheetList:
      Text("Below").sheet(isPresented: $isPresented) {
        List(1..<5, id: \.self) { Text("Row \($0)") }.presentationDragIndicator(.visible)
      }
    case .popoverList:
      Text("Below").popover(isPresented: $isPresented) {
        NavigationStack {
          List(1..<5, id: \.self) { Text("Row \($0)") }.navigationTitle("Popover")
        }
      }
    case .dialog:
      Text("Below").confirmationDialog("Really?", isPresented: $isPresented) {
        Button("Delete", role: .destructive) {}
      }
    case .popoverShort:
      Text("Below").popover(isPresented: $isPresented) { Text("Short") }
    case .refreshPushed, .refreshUntitled, .refreshColumn: refreshable
    case .formLink: forms
    case .formFields: fields
    case .formLoose: loose
    case .circle: circle
    case .circleScreen: NavigationStack { circle.navigationTitle("Circle") }
    case .buttonShape, .padded: shapes
    case .tableStack, .tableTab: tables
    case .progress: progress
    case .menu: menus
    case .hiddenView: hiddenView
    case .editing: editing
    }
  }

  private var forms: some View {
    NavigationStack {
      Form {
        NavigationLink {
          Text("There")
        } label: {
          HStack {
            Image(systemName: "gear")
            Text("Settings")
          }
        }
        LabeledContent("Version", value: "1.0")
      }
      .navigationTitle("Form")
    }
  }

  private var fields: some View {
    NavigationStack {
      Form {
        VStack {
          TextField("Name", text: $text)
          SecureField("Password", text: $text)
          Picker("Choice", selection: $choice) {
            Text("First").tag(1)
            Text("Second").tag(2)
          }
          LabeledContent("Version", value: "1.0")
          Button("Sign in") {}
        }
        TextField("Framed", text: $text).textFieldStyle(.roundedBorder)
      }
      .navigationTitle("Form")
    }
  }

  private var loose: some View {
    NavigationStack {
      Form {
        Text("Loose")
        Section("Section") { Toggle("On", isOn: $isOn) }
        Section("Other") { Button("Reset") {} }
        Text("After")
      }
      .navigationTitle("Form")
    }
  }

  private var circle: some View {
    VStack {
      Text("Above")
      Circle()
      Text("Under")
    }
  }

  private var shapes: some View {
    HStack {
      Button {
      } label: {
        RoundedRectangle(cornerRadius: 35).padding(2)
      }
      .frame(width: 70, height: 70)
      .accessibilityLabel("Shape")
      Color.red.padding(20).frame(width: 70, height: 70).accessibilityLabel("Color")
    }
  }

  @ViewBuilder private var tables: some View {
    let table = Table(people) {
      TableColumn("Name", value: \.name)
      TableColumn("Team") { person in
        VStack(alignment: .leading) {
          Text(person.team)
          Text("since \(person.year)")
        }
      }
      TableColumn("Link") { person in NavigationLink(person.name) { Text(person.name) } }
      TableColumn("Address") { person in Text("\(person.name)@\(person.team).example") }
    }
    if look == .tableTab {
      TabView {
        NavigationStack { table.navigationTitle("People") }
          .tabItem { Label("People", systemImage: "person") }
        NavigationStack { List { Text("Row") }.navigationTitle("Other") }
          .tabItem { Label("Other", systemImage: "gear") }
      }
    } else {
      NavigationStack {
        VStack {
          TextField("Filter", text: $text)
          table
        }
        .navigationTitle("People")
      }
    }
  }

  private var progress: some View {
    VStack {
      ProgressView(value: 0.5) {
        Text("Copying")
      } currentValueLabel: {
        Text("Half")
      }
    }
    .padding()
  }

  private var menus: some View {
    HStack {
      Menu("Menu") {
        Button("One") {}
        Divider()
        Menu("More") { Button("Two") {} }
        Toggle("On", isOn: $isOn)
      }
      Text("Beside").contextMenu { Button("Copy") {} }
    }
  }

  private var hiddenView: some View {
    VStack {
      Text("Above")
      Text("Hidden").hidden()
      Text("Under")
    }
  }

  private var editing: some View {
    NavigationStack {
      List(1..<5, id: \.self, selection: $chosen) { Text("Row \($0)") }
        .environment(\.editMode, .constant(.active))
        .navigationTitle("Edit")
    }
  }

  private var people: [Person] {
    [
      Person(id: 1, name: "Ada", team: "Engines", year: 1842),
      Person(id: 2, name: "Grace", team: "Compilers", year: 1952),
    ]
  }
}

private struct Person: Identifiable {
  let id: Int
  let name: String
  let team: String
  let year: Int
}

extension LooksProbe {
  /// A list that can be refreshed, on a screen above another one.
  @ViewBuilder private var refreshable: some View {
    let stack = NavigationStack(path: .constant([1])) {
      Text("Root").navigationTitle("Root").navigationDestination(for: Int.self) { _ in
        List(1..<5, id: \.self) { Text("Row \($0)") }
          .refreshable {}
          .navigationTitle(look == .refreshUntitled ? "" : "Pushed")
      }
    }
    if look == .refreshColumn {
      NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
        Text("Sidebar")
      } detail: {
        stack
      }
    } else {
      stack
    }
  }
}

/// A view in a place.
private enum Look: CaseIterable {
  case sheetStack, sheetUnavailable, sheetSpinner, sheetList, popoverList, popoverShort, dialog
  case refreshPushed, refreshUntitled, refreshColumn
  case formLink, formFields, formLoose, circle, circleScreen, buttonShape, padded
  case tableStack, tableTab, progress, menu, hiddenView, editing
}
