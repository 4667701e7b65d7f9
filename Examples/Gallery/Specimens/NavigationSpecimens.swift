import Foundation
import Rostrum

/// The page about Documentation/Support/Navigation.md.
///
/// Each specimen opens a sheet, which has a stack, columns or tabs of its own.
struct NavigationSpecimens: View {
  var body: some View {
    SpecimenPage("Navigation and toolbars") {
      LinkSpecimens()
      AddressSpecimens()
      StackPathSpecimens()
      BarSpecimens()
      ToolbarSpecimens()
      BarItemSpecimens()
      TabSpecimens()
      ColumnSpecimens()
      SearchSpecimens()
      SearchPartSpecimens()
      SearchStateSpecimens()
    }
  }
}

/// A button that opens a full-screen cover.
struct Opening<Content: View>: View {
  @State private var isCoverPresented = false
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    Button("Open") { isCoverPresented = true }
      .fullScreenCover(isPresented: $isCoverPresented) {
        VStack(spacing: 0) {
          Button("Leave") { isCoverPresented = false }
          content
        }
      }
  }
}

struct Leaf: View {
  let name: String

  var body: some View { Text("On \(name)").navigationTitle(name) }
}

private enum Step: Hashable {
  case number(Int)
  case name(String)
}

private struct LinkSpecimens: View {
  private let name = String("**Lamp**")

  var body: some View {
    Specimens("Links") {
      Specimen("V2.40 V2.51", "NavigationLink {} label: {}") {
        Opening {
          NavigationStack {
            NavigationLink {
              Leaf(name: "Lamp")
            } label: {
              Label("Go", systemImage: "lightbulb")
            }
            .navigationTitle("Root")
          }
        }
      }
      Specimen("V2.41", #"NavigationLink("Go") {}"#) {
        Opening {
          NavigationStack { NavigationLink("Go") { Leaf(name: "Lamp") }.navigationTitle("Root") }
        }
      }
      Specimen("V2.45", "NavigationLink(name) {}") {
        Opening {
          NavigationStack { NavigationLink(name) { Leaf(name: "Lamp") }.navigationTitle("Root") }
        }
      }
      Specimen("V2.46", "NavigationLink(destination:) {}") {
        Opening {
          NavigationStack {
            NavigationLink(destination: Leaf(name: "Lamp")) { Text("Go") }.navigationTitle("Root")
          }
        }
      }
      Specimen("V2.42", #"NavigationLink("Go", isActive: $isActive) {}"#) {
        Keep(false) { $isActive in
          Opening {
            NavigationView {
              NavigationLink("Go", isActive: $isActive) { Leaf(name: "Lamp") }
                .navigationTitle("Root")
            }
          }
          Text(isActive ? "Active" : "Inactive")
        }
      }
      Specimen("V2.44 V6.49", #"NavigationLink("Go \(7)", tag: 7, selection: $chosen) {}"#) {
        Keep(Int?.none) { $chosen in
          Opening {
            NavigationView {
              NavigationLink("Go \(7)", tag: 7, selection: $chosen) { Leaf(name: "Lamp") }
                .navigationTitle("Root")
            }
            .navigationViewStyle(.stack)
          }
          Text("Chosen \(chosen ?? 0)")
        }
      }
    }
  }
}

private struct StackPathSpecimens: View {
  var body: some View {
    Specimens("Stacks") {
      Specimen("V2.48 V2.52 V3.71", "NavigationStack(path: $path) {}") {
        Keep([Int]()) { $path in
          Opening {
            NavigationStack(path: $path) {
              NavigationLink(value: 7) { Text("Go") }
                .navigationTitle("Root")
                .navigationDestination(for: Int.self) { Leaf(name: "Number \($0)") }
            }
          }
          Text("Path \(path.map(String.init).joined(separator: ", "))")
        }
      }
      Specimen("V2.54", "NavigationStack(path: $path, root: {})") {
        Keep([Int]()) { $path in
          Opening {
            NavigationStack(
              path: $path,
              root: {
                NavigationLink("Go", value: 7)
                  .navigationTitle("Root")
                  .navigationDestination(for: Int.self) { Leaf(name: "Number \($0)") }
              })
          }
        }
      }
      Specimen("V8.9 V8.11", "navigationDestination(for: Step.self) {}") {
        Keep([Step]()) { $path in
          Opening {
            NavigationStack(path: $path) {
              Button("Go") { path = [.number(1), .name("Lamp")] }
                .navigationTitle("Root")
                .navigationDestination(for: Step.self) { step in
                  switch step {
                  case .number(let number): Leaf(name: "Number \(number)")
                  case .name(let name): Leaf(name: name)
                  }
                }
            }
          }
          Text("\(path.count) steps")
        }
      }
      Specimen("V10.2", "navigationDestination(isPresented:) {}") {
        Keep(false) { $isUp in
          Opening {
            NavigationStack {
              Button("Go") { isUp = true }
                .navigationTitle("Root")
                .navigationDestination(isPresented: $isUp) { Leaf(name: "Lamp") }
            }
          }
          Text(isUp ? "Active" : "Inactive")
        }
      }
      Specimen("V3.72", "navigationDestination(item:) {}") {
        Keep(Int?.none) { $number in
          Opening {
            NavigationStack {
              Button("Go") { number = 7 }
                .navigationTitle("Root")
                .navigationDestination(item: $number) { Leaf(name: "Number \($0)") }
            }
          }
          Text("Chosen \(number ?? 0)")
        }
      }
      Specimen("V2.43 V2.47 V2.53 V2.55 V8.12", "NavigationStack(path: $store.scope(…)) {}") {
        StoreStack()
      }
      Specimen("V8.8", "navigationDestination(item: $store.scope(…)) {}") { StoreDrill() }
    }
  }
}

private struct BarSpecimens: View {
  private let name = ["Design", "meeting"].joined(separator: " ")

  var body: some View {
    Specimens("Titles") {
      Specimen("V3.74 V9.19", #"navigationTitle("Standups")"#) {
        Opening { NavigationStack { Text("a").navigationTitle("Standups") } }
      }
      Specimen("V3.75", "navigationTitle(name)") {
        Opening { NavigationStack { Text("a").navigationTitle(name) } }
      }
      Specimen("V3.70 V6.48", "navigationBarTitleDisplayMode(.inline)") {
        Opening {
          NavigationStack {
            Text("a").navigationTitle("Small").navigationBarTitleDisplayMode(.inline)
          }
        }
      }
      Specimen("V3.67", "navigationBarBackButtonHidden(true)") {
        Opening {
          NavigationStack {
            NavigationLink("Go") { Leaf(name: "Lamp").navigationBarBackButtonHidden(true) }
          }
        }
      }
      Specimen("V10.12", "toolbar(_:for:), toolbarBackground, toolbarTitleMenu, …") {
        Opening {
          NavigationStack {
            NavigationLink("Go") { Text("Bare").toolbar(.hidden, for: .navigationBar) }
              .navigationTitle("Menu")
              .toolbarTitleDisplayMode(.inline)
              .toolbarBackground(.yellow, for: .navigationBar)
              .toolbarBackground(.visible, for: .navigationBar)
              .toolbarTitleMenu { Button("Rename") {} }
          }
        }
      }
    }
  }
}

private struct CloseItem: ToolbarContent {
  let action: () -> Void

  var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) { Button("Close", action: action) }
  }
}

extension ToolbarItemGroup {
  fileprivate func modify<Other: ToolbarContent>(
    @ToolbarContentBuilder _ change: (Self) -> Other
  ) -> Other {
    change(self)
  }
}

private struct ToolbarSpecimens: View {
  var body: some View {
    Specimens("Toolbars") {
      Specimen("V3.122 V8.13 V2.89", "toolbar {}, ToolbarItem {}") {
        Opening { ItemsScreen() }
      }
      Specimen("V2.90 V6.78 V6.79 V6.80 V6.81", "ToolbarItem(placement: .principal)") {
        Opening {
          NavigationStack {
            Text("a").toolbar {
              ToolbarItem(placement: .principal) { Text("Principal") }
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
              ToolbarItem(placement: .topBarLeading) { Button("Leading") {} }
              ToolbarItem(placement: .navigationBarTrailing) { Button("Trailing") {} }
              ToolbarItem(placement: .confirmationAction) { Button("Confirm") {} }
            }
          }
        }
      }
      Specimen("V3.68 V3.69", "navigationBarItems(leading:), navigationBarItems(trailing:)") {
        Opening {
          NavigationStack {
            Text("a").navigationTitle("Root")
              .navigationBarItems(leading: Button("Quit") {})
              .navigationBarItems(trailing: Button("Add") {})
          }
        }
      }
      Specimen("V1.14", "some ToolbarContent") {
        Opening { ClosableScreen() }
      }
      Specimen("V1.6 V9.30", "extension ToolbarItemGroup { func modify(_:) }") {
        Opening { GroupScreen() }
      }
      Specimen("V3.109 V9.29", "sharedBackgroundVisibility(.visible)") {
        Opening {
          NavigationStack {
            Text("a").navigationTitle("Root").toolbar {
              ToolbarItem(placement: .topBarTrailing) { Button("Bare") {} }
                .sharedBackgroundVisibility(.hidden)
              ToolbarItem(placement: .topBarTrailing) { Button("Usual") {} }
                .sharedBackgroundVisibility(.visible)
            }
          }
        }
      }
    }
  }
}

private struct GroupScreen: View {
  @State private var taps = 0

  var body: some View {
    NavigationStack {
      Text("\(taps) taps").toolbar {
        ToolbarItemGroup(placement: .topBarLeading) { Button("Close") { taps += 1 } }
          .modify { group in group.sharedBackgroundVisibility(.hidden) }
      }
    }
  }
}

private struct ItemsScreen: View {
  @State private var taps = 0

  var body: some View {
    NavigationStack {
      Text("\(taps) taps")
        .navigationTitle("Root")
        .toolbar { Button("Bare") { taps += 1 } }
        .toolbar { ToolbarItem { Button("Item") { taps += 1 } } }
        .toolbar {
          if #available(iOS 26, *) {
            ToolbarItem(placement: .cancellationAction) { Button("Close") { taps += 1 } }
          }
        }
    }
  }
}

private struct ClosableScreen: View {
  @State private var taps = 0

  var body: some View {
    NavigationStack {
      Text("\(taps) taps").toolbar { CloseItem { taps += 1 } }
    }
  }
}
