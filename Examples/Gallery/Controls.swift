import Foundation
import Rostrum

/// All controls, in a form for an event.
struct Controls: View {
  @State private var plan = Plan()
  @State private var isAdvanced = false

  var body: some View {
    NavigationStack {
      Form {
        EventSection(plan: $plan)
        RoomSection(plan: $plan)
        NotesSection(plan: $plan)
        Section {
          DisclosureGroup("Advanced", isExpanded: $isAdvanced) {
            Toggle("Only members", isOn: $plan.isForMembers).toggleStyle(.checkbox)
            SecureField("Door code", text: $plan.code, prompt: Text("Four digits"))
          }
          NavigationLink("Guests") { Guests() }
          NavigationLink("Measures") { Measures(plan: $plan) }
        }
      }
      .navigationTitle("Controls")
    }
  }
}

struct Plan {
  var name = ""
  var kind = Kind.dinner
  var length = Length.evening
  var day = Date(timeIntervalSince1970: 1_777_887_000)
  var daysOff: Set = [DateComponents(year: 2026, month: 5, day: 7)]
  var color = Color(red: 0.95, green: 0.35, blue: 0.2)
  var guests = 6
  var light = 0.6
  var hasMusic = true
  var budget: Double? = 120
  var notes = ""
  var isForMembers = false
  var code = ""

  enum Kind: String, CaseIterable, Identifiable {
    case dinner, reading, concert
    var id: Self { self }
  }

  enum Length: String, CaseIterable {
    case hour, evening, weekend
  }
}

private struct EventSection: View {
  @Binding var plan: Plan

  var body: some View {
    Section("Event") {
      TextField("Name", text: $plan.name)
      Picker("Kind", selection: $plan.kind) {
        ForEach(Plan.Kind.allCases) { Text($0.rawValue.capitalized) }
      }
      DatePicker("Begins", selection: $plan.day)
      Picker("Length", selection: $plan.length) {
        ForEach(Plan.Length.allCases, id: \.self) { Text($0.rawValue.capitalized) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      LabeledContent("Weekday", value: plan.day, format: .dateTime.weekday(.wide))
      MultiDatePicker("Days off", selection: $plan.daysOff)
    }
  }
}

private struct RoomSection: View {
  @Binding var plan: Plan

  var body: some View {
    Section("Room") {
      Stepper("Guests: \(plan.guests)", value: $plan.guests, in: 1...12)
      Slider(value: $plan.light) {
        Text("Light")
      } minimumValueLabel: {
        Image(systemName: "circle")
      } maximumValueLabel: {
        Image(systemName: "circle.fill")
      }
      Toggle("Music", systemImage: "bell", isOn: $plan.hasMusic)
      ColorPicker("Flowers", selection: $plan.color)
    }
    .headerProminence(.increased)
  }
}

private struct NotesSection: View {
  @Binding var plan: Plan

  var body: some View {
    Section {
      TextField("Budget", value: $plan.budget, format: .number)
        .keyboardType(.decimalPad)
      TextField("Notes", text: $plan.notes, axis: .vertical)
        .lineLimit(3...6)
    } header: {
      Text("Notes")
    } footer: {
      Text("Marks such as **bold** are *welcome*; see [how to write them](https://commonmark.org).")
    }
  }
}

#Preview { Controls() }

#Preview("Notes", traits: .fixedLayout(width: 360, height: 320)) {
  Form { NotesSection(plan: .constant(Plan())) }
}

#Preview("A room with music", traits: .sizeThatFitsLayout) {
  @Previewable @State var plan = Plan()
  let hint = plan.hasMusic ? "There is music." : "It is quiet."
  VStack {
    Toggle("Music", isOn: $plan.hasMusic)
    Text(hint)
  }
  .padding()
}
