import Foundation
import Rostrum

/// Links, menus and buttons of other kinds, on the page of buttons.
struct CommandSpecimens: View {
  var body: some View {
    LinkSpecimens()
    ButtonLookSpecimens()
    MenuSpecimens()
  }
}

private struct LinkSpecimens: View {
  var body: some View {
    Specimens("Links and sharing") {
      Specimen("V10.59", "Link(_:destination:)") {
        Link("The weather", destination: URL(string: "https://example.com/weather")!)
      }
      Specimen("V10.464", "ShareLink(item:subject:message:preview:)") {
        ShareLink(
          item: URL(string: "https://example.com/route")!, subject: Text("Our route"),
          message: Text("We leave at eight."), preview: SharePreview("Around the lake"))
      }
      Specimen("V10.1428", "RenameButton(), renameAction {}") {
        Keep("Untitled") { $name in
          Text(name)
          RenameButton().renameAction { name = "Summer 2026" }
        }
      }
    }
  }
}

private struct ButtonLookSpecimens: View {
  var body: some View {
    Specimens("Kinds of buttons") {
      Specimen("V10.1363", "Button(role: .confirm) {}") {
        Keep("Open") { $state in
          HStack {
            Button(role: .confirm) { state = "Confirmed" }
            Button(role: .cancel) { state = "Cancelled" }
          }
          Text(state)
        }
      }
      Specimen("V10.460", "buttonStyle(.link)") {
        Button("Forgot your password?") {}.buttonStyle(.link)
      }
      Specimen("V10.1463", "buttonBorderShape(.roundedRectangle(radius:))") {
        HStack {
          Button("Square") {}.buttonBorderShape(.roundedRectangle(radius: 2))
          Button("Round") {}.buttonBorderShape(.roundedRectangle(radius: 20))
        }
        .buttonStyle(.bordered)
      }
      Specimen("V10.1464", "buttonSizing(.flexible)") {
        VStack {
          Button("Continue") {}.buttonSizing(.flexible)
          Button("Later") {}.buttonSizing(.fitted)
        }
        .buttonStyle(.bordered)
      }
      Specimen("V10.1302", "buttonRepeatBehavior(.enabled)") {
        Keep(0) { $count in
          Button("Hold to count") { count += 1 }.buttonRepeatBehavior(.enabled)
          Text("\(count)")
        }
      }
      Specimen("V10.1362", "ProgressView(timerInterval:)") {
        Keep(Date.now) { $start in
          ProgressView(timerInterval: start...start.addingTimeInterval(60)) { Text("Tea") }
          Button("Another cup") { start = .now }
        }
      }
    }
  }
}

private struct CardDisclosureStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        HStack {
          configuration.label
          Spacer()
          Image(systemName: configuration.isExpanded ? "minus" : "plus")
        }
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

private struct MenuSpecimens: View {
  var body: some View {
    Specimens("Menus and groups") {
      Specimen("V10.1454", "Menu(_:content:primaryAction:)") {
        Keep("Draft") { $state in
          Menu("Save") {
            Button("Save as copy") { state = "Copied" }
            Button("Save as template") { state = "Template" }
          } primaryAction: {
            state = "Saved"
          }
          Text(state)
        }
      }
      Specimen("V10.1364", "controlGroupStyle(.menu)") {
        ControlGroup {
          Button("Turn left") {}
          Button("Turn right") {}
        } label: {
          Label("Turn", systemImage: "arrow.clockwise")
        }
        .controlGroupStyle(.menu)
      }
      Specimen("V10.1405", "disclosureGroupStyle(CardDisclosureStyle())") {
        DisclosureGroup("Ingredients") {
          Text("Flour, butter, apples")
        }
        .disclosureGroupStyle(CardDisclosureStyle())
      }
    }
  }
}
