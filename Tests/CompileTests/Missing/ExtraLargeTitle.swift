// flags: -module-alias SwiftUI=DropInSwiftUI
import SwiftUI

struct DashboardView: View {
  @State private var totals: [String: Double] = [:]
  @State private var month = Date.now
  @State private var query = ""
  @State private var isAsking = false

  private var names: [String] {
    totals.keys.filter { query.isEmpty || $0.contains(query) }.sorted()
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        HStack(alignment: .firstTextBaseline) {
          Text("Totals").font(.largeTitle).bold()
          Spacer()
          DatePicker("Month", selection: $month, displayedComponents: .date).labelsHidden()
        }
        Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 8) {
          GridRow {
            Text("Name").font(.caption).foregroundStyle(.secondary)
            Text("Sum").font(.caption).foregroundStyle(.secondary)
              .font(.extraLargeTitle)  // error: extraLargeTitle isn't supported
          }
          ForEach(names, id: \.self) { name in
            GridRow {
              Text(name).lineLimit(1)
              Text(totals[name, default: 0], format: .number.precision(.fractionLength(2)))
                .monospacedDigit()
                .foregroundStyle(totals[name, default: 0] > 100 ? .red : .primary)
            }
          }
        }
        .padding()
        .background(.thinMaterial)
        .clipShape(RoundedRectangle(cornerRadius: 12))
        HStack {
          Button("Clear", role: .destructive) { isAsking = true }
            .disabled(totals.isEmpty)
          Spacer()
          Button("Add") { totals["New", default: 0] += 10 }
            .buttonStyle(.borderedProminent)
        }
      }
      .padding(.horizontal)
    }
    .searchable(text: $query, prompt: "Name")
    .navigationTitle("Dashboard")
    .confirmationDialog("Clear all?", isPresented: $isAsking, titleVisibility: .visible) {
      Button("Clear", role: .destructive) { totals = [:] }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("This cannot be undone.")
    }
  }
}
