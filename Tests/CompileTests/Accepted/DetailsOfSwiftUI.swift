// flags: -default-isolation MainActor -module-alias SwiftUI=DropInSwiftUI
import SwiftUI

struct Stacked: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}

struct Details: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.fontResolutionContext) private var context
  @State private var cursor: CGPoint?
  @State private var isLarge = false
  @State private var scale = 1.0
  @State private var size = 0

  let span = Date.now...Date.now.addingTimeInterval(600)

  var body: some View {
    VStack {
      ProgressView(timerInterval: span)
      ProgressView(timerInterval: span, countsDown: false)
      ProgressView(timerInterval: span) { Text("Break") }
      ProgressView(timerInterval: span, countsDown: true) {
        Text("Break")
      } currentValueLabel: {
        Text("Until ten")
      }
      Gauge(value: 0.4) { Text("Fuel") }.gaugeStyle(.accessoryLinear)
      (Text("72") + Text("bpm").textScale(.secondary)).textScale(.default, isEnabled: false)
      ControlGroup("Edit", systemImage: "pencil") { Button("Cut") {} }
        .controlGroupStyle(.compactMenu)
      ControlGroup { Button("Copy") {} }.controlGroupStyle(Stacked())
      ControlGroup { Button("Paste") {} }.controlGroupStyle(MenuControlGroupStyle())
      Picker("Size", selection: $size) { Text("S").tag(0) }
        .pickerStyle(.radioGroup)
        .horizontalRadioGroupLayout()
      Rectangle()
        .frame(height: Font.title.bold().resolve(in: context).pointSize)
        .onContinuousHover(coordinateSpace: .local) { phase in
          switch phase {
          case .active(let location): cursor = location
          case .ended: cursor = nil
          }
        }
        .animation(.spring) { $0.scaleEffect(isLarge ? 2 : 1) }
        .transaction {
          $0.animation = .linear
        } body: { content in
          content.opacity(isLarge ? 1 : 0.5)
        }
        .accessibilityZoomAction { action in scale *= action.direction == .zoomIn ? 2 : 0.5 }
    }
    .statusBarHidden()
    .statusBar(hidden: true)
    .persistentSystemOverlays(.hidden)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button(role: .close) { dismiss() } }
      ToolbarItem(placement: .confirmationAction) { Button(role: .confirm, action: { dismiss() }) }
    }
  }
}
