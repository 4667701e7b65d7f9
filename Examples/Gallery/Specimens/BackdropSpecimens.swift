import Foundation
import Rostrum

/// Backgrounds of containers, outlines, and controls with symbols, on the page of layout.
struct BackdropSpecimens: View {
  @Namespace private var namespace
  @State private var page = 0
  @State private var isOn = [true, false]
  @State private var name = ""

  var body: some View {
    Specimens("Backdrops") {
      Specimen("V10.1728", "containerBackground(.teal.gradient, for: .navigation)") {
        Opening {
          NavigationStack {
            Text("Tides")
              .containerBackground(.teal.gradient, for: .navigation)
          }
        }
      }
      Specimen("V10.1729", "indexViewStyle(.page(backgroundDisplayMode: .always))") {
        TabView(selection: $page) {
          ForEach(0..<3) { Text("Page \($0 + 1)").tag($0) }
        }
        .tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        .frame(height: 120)
      }
      Specimen(
        "V10.1730", "matchedTransitionSource(id:in:) { $0.background(…).clipShape(…) }"
      ) {
        Text("Harbor")
          .padding()
          .matchedTransitionSource(id: "harbor", in: namespace) {
            $0.background(.gray.opacity(0.2)).clipShape(RoundedRectangle(cornerRadius: 16))
          }
      }
      Specimen("V10.1722", "Toggle(_:systemImage:sources:isOn:), Menu(_:image:)") {
        Toggle("Alarms", systemImage: "bell", sources: $isOn, isOn: \.self)
        Text("On: \(isOn.count { $0 })")
      }
      Specimen("V10.1734", "struct Ruled: TextFieldStyle { func _body(configuration:) }") {
        TextField("Name", text: $name).textFieldStyle(Ruled())
      }
      Specimen(
        "V10.1724", "fill(_:style: FillStyle(eoFill: true)), strokeBorder(_:style:antialiased:)"
      ) {
        HStack(spacing: 16) {
          Path {
            $0.addEllipse(in: CGRect(x: 0, y: 0, width: 60, height: 60))
            $0.addEllipse(in: CGRect(x: 15, y: 15, width: 30, height: 30))
          }
          .fill(.teal, style: FillStyle(eoFill: true))
          .frame(width: 60, height: 60)
          Circle()
            .strokeBorder(.orange, style: StrokeStyle(lineWidth: 6, dash: [4]), antialiased: true)
            .frame(width: 60, height: 60)
        }
      }
    }
  }
}

/// A field on a line.
private struct Ruled: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    VStack(spacing: 4) {
      configuration.textFieldStyle(.plain)
      Rectangle().fill(.teal).frame(height: 2)
    }
  }
}
