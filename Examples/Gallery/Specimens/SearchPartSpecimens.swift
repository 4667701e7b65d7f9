import Foundation
import Rostrum

/// Parts of searches, groups of a toolbar and menus as values, on the page of navigation.
struct SearchPartSpecimens: View {
  @State private var query = ""
  @State private var fields = [SearchPart(name: "Year", value: 2025)]
  @State private var isHidden = true
  @State private var isLocked = false

  var body: some View {
    Specimens("Parts of searches and bars") {
      Specimen("V10.1676", "searchable(text:editableTokens:) { $token in Menu {} }") {
        Opening {
          NavigationStack {
            List { Text("Years: \(fields.map { String($0.value) }.joined(separator: ", "))") }
              .navigationTitle("Archive")
              .searchable(text: $query, editableTokens: $fields) { $field in
                Picker(field.name, selection: $field.value) {
                  ForEach(2023...2026, id: \.self) { Text(String($0)).tag($0) }
                }
              }
          }
        }
      }
      Specimen("V10.1677", "searchSuggestions(.hidden, for: .content)") {
        Opening {
          NavigationStack {
            List { Text("Harbor") }
              .navigationTitle("Places")
              .searchable(text: $query)
              .searchSuggestions { Text("Harbor").searchCompletion("harbor") }
              .searchSuggestions(.hidden, for: .content)
          }
        }
      }
      Specimen(
        "V10.1678 V10.1679", "ToolbarItemGroup(placement:content:label:), toolbarItemHidden(_:)"
      ) {
        Toggle("Hide Archive", isOn: $isHidden)
        Opening {
          NavigationStack {
            Text("Letter")
              .navigationTitle("Letter")
              .toolbar {
                ToolbarItemGroup(placement: .primaryAction) {
                  Button("Reply") {}
                  Button("Forward") {}
                } label: {
                  Label("Answer", systemImage: "arrowshape.turn.up.left")
                }
                ToolbarItem { Button("Archive") {}.toolbarItemHidden(isHidden) }
              }
          }
        }
      }
      Specimen("V10.1680", "contextMenu(isLocked ? nil : menu)") {
        Toggle("Locked", isOn: $isLocked)
        Text("Invoice 27")
          .contextMenu(isLocked ? nil : ContextMenu { Button("Rename") {} })
      }
    }
  }
}

private struct SearchPart: Identifiable {
  let name: String
  var value: Int
  var id: String { name }
}
