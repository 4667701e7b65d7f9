import Foundation
import Rostrum

/// The page about Documentation/Support/Accessibility.md.
struct AccessibilitySpecimens: View {
  var body: some View {
    SpecimenPage("Accessibility") {
      NameSpecimens()
      ElementSpecimens()
    }
  }
}

private struct NameSpecimens: View {
  private let share = 0.25

  var body: some View {
    Specimens("Names and values") {
      Specimen("V3.1", #"accessibilityIdentifier("star")"#) {
        Image(systemName: "star").accessibilityIdentifier("star")
      }
      Specimen("V3.2", #"accessibilityLabel("Favorite")"#) {
        Button("★") {}.accessibilityLabel("Favorite")
      }
      Specimen("V3.3", #"accessibilityValue("\(share)")"#) {
        Slider(value: .constant(share)) { Text("Share") }
          .accessibilityValue("\(Int(100 * share)) percent")
      }
      Specimen("V10.106", "accessibilityLabel, accessibilityValue, accessibilityHint") {
        Button("×") {}.accessibilityLabel("Delete").accessibilityHint("It cannot be undone")
        Text("3/5").accessibilityLabel("Rating").accessibilityValue("Three of five")
      }
      Specimen("V10.107", "accessibilityIdentifier, accessibilityHidden") {
        Text("Read out").accessibilityIdentifier("spoken")
        Text("Only seen").accessibilityHidden(true)
      }
      Specimen("V10.109", "accessibilityHeading(.h3)") {
        Text("A part").accessibilityHeading(.h3)
      }
    }
  }
}

private struct ElementSpecimens: View {
  var body: some View {
    Specimens("Elements") {
      Specimen("V10.110", "accessibilityElement(children:)") {
        VStack {
          Text("Ada")
          Text("Lovelace")
        }
        .accessibilityElement(children: .combine)
        HStack {
          Text("★")
          Text("★")
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Two stars")
        HStack { Button("Inside") {} }
          .accessibilityElement(children: .contain)
          .accessibilityLabel("Tools")
      }
      Specimen("V10.112", "accessibilityAdjustableAction {}") {
        Keep(3) { $rating in
          Text(String(repeating: "★", count: rating))
            .accessibilityLabel("Rating")
            .accessibilityValue("\(rating) of 5")
            .accessibilityAdjustableAction { rating += $0 == .increment ? 1 : -1 }
        }
      }
      Specimen("V10.113", "accessibilityRepresentation {}") {
        Keep(false) { $isOn in
          Text(isOn ? "Drawn on" : "Drawn off").accessibilityRepresentation {
            Toggle("Power", isOn: $isOn)
          }
        }
      }
      Specimen("V10.115", "@AccessibilityFocusState, accessibilityFocused($isOnError)") {
        FocusedError()
      }
      Specimen("V10.938", "ValidationErrors, validation(errors, for: .plate, focus: $focus)") {
        CheckedForm()
      }
    }
  }
}

private struct FocusedError: View {
  @AccessibilityFocusState private var isOnError: Bool

  var body: some View {
    Text("Wrong number").accessibilityFocused($isOnError)
    Button("Check") { isOnError = true }
    Text(isOnError ? "The error is read" : "Something else is read")
  }
}

private struct CheckedForm: View {
  private enum Field: Hashable { case plate, owner }

  @State private var plate = ""
  @State private var owner = ""
  @State private var errors = ValidationErrors<Field>()
  @FocusState private var focus: Field?

  var body: some View {
    ValidationSummary(errors, focus: $focus)
    TextField("Plate", text: $plate).validation(errors, for: .plate, focus: $focus)
    TextField("Owner", text: $owner).validation(errors, for: .owner, focus: $focus)
    Button("Save") {
      errors = ValidationErrors()
      if plate.isEmpty { errors[.plate] = "Enter a plate." }
      if owner.isEmpty { errors[.owner] = "Enter an owner." }
      focus = errors.firstField
    }
  }
}
