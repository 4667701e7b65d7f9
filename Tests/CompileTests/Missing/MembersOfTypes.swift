// flags: -module-alias SwiftUI=DropInSwiftUI
import SwiftUI

struct MembersOfTypesView: View {
  @State private var names = ["Desk", "Lamp"]
  @State private var name = ""
  @State private var isShown = false
  @State private var amount = 0.0

  var body: some View {
    NavigationStack {
      List {
        Section("Names") {
          ForEach(names, id: \.self) { name in
            HStack(alignment: .firstTextBaseline, spacing: 8) {
              Image(systemName: "person").foregroundStyle(.yellow)
              VStack(alignment: .leading) {
                Text(name).font(.headline)
                Text("\(amount, format: .number)").font(.caption).foregroundStyle(.secondary)
              }
              Spacer()
              if isShown { Text("Shown") } else { Text("Hidden") }
            }
            .padding(.vertical, 4)
          }
          .onDelete { names.remove(atOffsets: $0) }
        }
        TextField("Name", text: $name)
        Toggle("Shown", isOn: $isShown)
        Slider(value: $amount)
        Button("Add") { names.append(name) }
      }
      .listStyle(.elliptical)  // error: elliptical
      .navigationTitle("Names")
      .sheet(isPresented: $isShown) { Text("Sheet").presentationDetents([.medium]) }
      .alert("Sure?", isPresented: $isShown) {
        Button("Delete", role: .destructive) { names.removeAll() }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("It cannot be undone.")
      }
    }
  }
}
