import Rostrum

struct OrdersView: View {
  @State private var orders = ["Desk", "Lamp"]
  @State private var name = ""
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      List {
        Section("Customer") {
          HStack {
            Image(systemName: "person").foregroundStyle(.yellow)
            VStack(alignment: .leading, spacing: 4) {
              Text("Orders: \(orders.count)").font(.headline).bold()
              Text(name.isEmpty ? "Nobody" : name).font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
            Text("\(orders.count + 1)")
              .padding(.horizontal, 8)
              .background(.blue.opacity(0.2))
              .clipShape(Capsule())
          }
          .padding(.vertical, 4)
          Toggle("Shown", isOn: $isShown).tint(.green)
          TextField("Name", text: $name).textFieldStyle(.roundedBorder)
        }
        Section {
          ForEach(orders, id: \.self) { order in
            HStack {
              Text(order).lineLimit(1)
              Spacer()
              if isShown {
                Image(systemName: "checkmark").foregroundStyle(.tint)
              }
            }
            .swipeActions {
              Button("Delete", role: .destructive) { orders.removeAll { $0 == order } }
            }
          }
          .onDelete { orders.remove(atOffsets: $0) }
        } header: {
          Text("Orders").font(.caption)
        } footer: {
          Text("All: \(orders.joined(separator: ", "))").font(.footnote)
        }
      }
      .luminanceToAlpha()  // error: 'luminanceToAlpha()'
      .navigationTitle("Orders")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            orders.append("New")
          } label: {
            Label("Add", systemImage: "plus")
          }
        }
      }
      .sheet(isPresented: $isShown) { Text("Sheet").padding().presentationDetents([.medium]) }
    }
  }
}
