import Rostrum

/// A tab view with everything that it has besides tabs, for `test_tab_parts.py`.
struct TabsProbe: View {
  @SceneStorage("tabs") private var customization: TabViewCustomization
  @State private var count = 1
  @State private var isPlaying = true
  @State private var isUp = false

  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { home }.customizationID("home")
      Tab("News", systemImage: "newspaper") { Text("All news") }.customizationID("news")
      Tab("Archive", systemImage: "archivebox") { Text("Old things") }.tabPlacement(.sidebarOnly)
      Tab("Hidden", systemImage: "eye") { Text("Not in the list") }
        .defaultVisibility(.hidden, for: .sidebar)
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewCustomization($customization)
    .tabViewSidebarHeader { Text("\(count) lists") }
    .tabViewSidebarFooter { Text("Footer") }
    .tabViewSidebarBottomBar { Button("New List") { count += 1 } }
    .tabViewBottomAccessory(isEnabled: isPlaying) { Text("Now playing") }
  }

  private var home: some View {
    NavigationStack {
      List {
        Toggle("Playing", isOn: $isPlaying)
        Button("Weather") { isUp = true }
        ForEach(1..<40) { Text("Row \($0)") }
      }
      .navigationTitle("Home")
      .sheet(isPresented: $isUp) {
        ScrollView {
          VStack { ForEach(1..<40) { Text("Hour \($0)") } }
        }
        .presentationBackground(alignment: .topTrailing) {
          ZStack(alignment: .topTrailing) {
            Color.yellow
            Text("Sun").padding()
          }
        }
      }
    }
  }
}
