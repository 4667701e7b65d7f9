// flags: -default-isolation MainActor -module-alias SwiftUI=DropInSwiftUI -module-alias Charts=DropInCharts -module-alias CoreTransferable=DropInCoreTransferable -module-alias UniformTypeIdentifiers=DropInUniformTypeIdentifiers
import Charts
import CoreTransferable
import SwiftUI
import UniformTypeIdentifiers

// Shapes

struct Badge: InsettableShape {
  var edge = 0.0

  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: edge, dy: edge)) }

  func inset(by amount: CGFloat) -> Badge {
    var badge = self
    badge.edge += amount
    return badge
  }
}

struct Frame: InsettableShape {
  var animatableData: Double {
    get { edge }
    set { edge = newValue }
  }

  var edge = 0.0

  func path(in rect: CGRect) -> Path { Path(rect) }
  func inset(by amount: CGFloat) -> some InsettableShape { Badge(edge: edge + amount) }
}

nonisolated struct Ring: InsettableShape {
  var edge = 0.0

  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: edge, dy: edge)) }

  func inset(by amount: CGFloat) -> Ring { Ring(edge: edge + amount) }
}

nonisolated struct Wave: Shape {
  var phase: Double
  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }
  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct Ripple: Shape {
  var phase: Double
  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(phase, 0) }
    set { phase = newValue.first }
  }
  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct Tint: ShapeStyle {
  var isStrong = false

  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.red : Color.blue.opacity(isStrong ? 1 : 0.5)
  }
}

// Values that are animated

struct Vector: VectorArithmetic {
  var x = 0.0
  static var zero: Vector { Vector() }
  static func + (one: Vector, other: Vector) -> Vector { Vector(x: one.x + other.x) }
  static func - (one: Vector, other: Vector) -> Vector { Vector(x: one.x - other.x) }
  mutating func scale(by factor: Double) { x *= factor }
  var magnitudeSquared: Double { x * x }
}

struct Position: Animatable {
  var x = 0.0
  var animatableData: Double {
    get { x }
    set { x = newValue }
  }
}

struct MovingText: View, Animatable {
  var x = 0.0
  var animatableData: Double {
    get { x }
    set { x = newValue }
  }
  var body: some View { Text("\(x)") }
}

struct Moving: ViewModifier, Animatable {
  var x = 0.0
  var animatableData: Double {
    get { x }
    set { x = newValue }
  }
  func body(content: Content) -> some View { content.offset(x: x) }
}

struct Shake: GeometryEffect {
  var amount = 0.0
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: amount, y: 0))
  }
}

// Layouts

struct Flow: Layout {
  struct Cache { var sizes: [CGSize] = [] }
  var spacing = 8.0
  func makeCache(subviews: Subviews) -> Cache { Cache() }
  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    CGSize(
      width: cache.sizes.map(\.width).reduce(0, +), height: cache.sizes.map(\.height).max() ?? 0)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: .unspecified)
    }
  }
}

struct Plain: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

struct Weight: LayoutValueKey {
  static let defaultValue = 1.0
}

struct ThirdAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

extension HorizontalAlignment {
  static let third = HorizontalAlignment(ThirdAlignment.self)
}

// Keys

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct HeightKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value += nextValue()
  }
}

struct ThemeKey: EnvironmentKey {
  static let defaultValue = "plain"
}

struct DocumentKey: FocusedValueKey {
  typealias Value = Binding<String>
}

struct RankKey: ContainerValueKey {
  static let defaultValue = 0
}

struct SpeedKey: TransactionKey {
  static let defaultValue = 1.0
}

extension EnvironmentValues {
  var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
  @Entry var accent = Color.red
}

extension FocusedValues {
  var document: Binding<String>? {
    get { self[DocumentKey.self] }
    set { self[DocumentKey.self] = newValue }
  }
  @Entry var title: String?
}

extension ContainerValues {
  var rank: Int {
    get { self[RankKey.self] }
    set { self[RankKey.self] = newValue }
  }
  @Entry var isBold = false
}

extension Transaction {
  @Entry var isQuick = false
}

// Transfers

struct Note: Codable, Transferable {
  var text = ""
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.text)
  }
}

// Styles

struct Big: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct Bare: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.trigger() }
  }
}

struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
  }
}

struct Tall: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon; configuration.title
    }
  }
}

struct Meter: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View { Text("\(configuration.value)") }
}

struct Dots: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("\(configuration.fractionCompleted ?? 0)")
  }
}

struct Card: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label; configuration.content
    }
  }
}

struct Rowed: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label; configuration.content
    }
  }
}

struct Folded: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    if configuration.isExpanded { configuration.content }
    configuration.label
  }
}

struct Boxed: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content }
}

// Views

struct Bump: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : 0.5)
  }
}

struct Silent: Transition {
  static let properties = TransitionProperties(hasMotion: false)
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase == .identity ? 1 : 0)
  }
}

struct Wobble: TextRenderer {
  var strength: Double
  var animatableData: Double {
    get { strength }
    set { strength = newValue }
  }
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout { context.draw(line) }
  }
}

struct Loud: TextAttribute {}

struct Stored: DynamicProperty {
  @State private var value = 0
  @Environment(\.theme) private var theme
  var wrappedValue: Int { value }
  mutating func update() {}
}

@propertyWrapper struct Wrapped: DynamicProperty {
  @StateObject private var model = Model()
  var wrappedValue: Int {
    get { model.value }
    nonmutating set { model.value = newValue }
  }
}

final class Model: ObservableObject {
  @Published var value = 0
}

struct Tools: ToolbarContent {
  @Binding var isOn: Bool
  var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) { Toggle("On", isOn: $isOn) }
  }
}

struct CustomTools: CustomizableToolbarContent {
  var body: some CustomizableToolbarContent {
    ToolbarItem(id: "a") { Button("A") {} }
  }
}

struct Menus: Commands {
  @FocusedValue(\.title) private var title
  var body: some Commands {
    CommandMenu("Edit") { Button(title ?? "") {} }
  }
}

struct Main: Scene {
  var body: some Scene { WindowGroup { Text("") } }
}

struct Program: App {
  @State private var model = Model()
  var body: some Scene {
    Main().commands { Menus() }
  }
}

struct Drops: DropDelegate {
  @Binding var isOver: Bool
  func dropEntered(info: DropInfo) { isOver = true }
  func dropExited(info: DropInfo) { isOver = false }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
  func performDrop(info: DropInfo) -> Bool { true }
}

struct Press: Gesture {
  var body: some Gesture<Bool> { LongPressGesture(minimumDuration: 1) }
}

struct Item: Identifiable, Hashable {
  let id: Int
  var name = ""
}

enum Kind: String, CaseIterable, Identifiable, Plottable {
  case one, two
  var id: Self { self }
}

struct Grade: Plottable {
  var value: Double
  var primitivePlottable: Double { value }
  init?(primitivePlottable: Double) { value = primitivePlottable }
}

struct Bars: ChartContent {
  var body: some ChartContent { BarMark(x: .value("x", 1), y: .value("y", 2)) }
}

struct Tabs: View {
  @State private var kind = Kind.one
  var body: some View {
    TabView(selection: $kind) {
      Pages()
    }
  }
}

struct Pages: TabContent {
  typealias TabValue = Kind
  var body: some TabContent<Kind> {
    Tab("One", systemImage: "star", value: Kind.one) { Text("") }
  }
}

struct Prepared: PreviewModifier {
  static func makeSharedContext() async throws -> String { "" }
  func body(content: Content, context: String) -> some View { content }
}

struct Letter: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  var text = ""
  init() {}
  init(configuration: ReadConfiguration) throws {}
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct Whole: View {
  @State private var isOn = false
  @GestureState private var isPressed = false
  var body: some View {
    VStack(alignment: .third) {
      Badge().strokeBorder(.red, lineWidth: 2)
      Ring().inset(by: 2).fill(Tint(isStrong: true))
      Frame().inset(by: 3).stroke()
      Circle().visualEffect { content, proxy in content.offset(x: proxy.size.width) }
      Badge().onDrop(of: [.plainText], delegate: Drops(isOver: $isOn))
        .gesture(Press().updating($isPressed) { value, state, _ in state = value })
        .containerShape(.rect(cornerRadius: 8)).clipShape(Ring()).transition(Bump())
        .buttonStyle(Big())
      Text("a").textRenderer(Wobble(strength: 1)).layoutValue(key: Weight.self, value: 2)
      Flow { Text("a") }
      Chart { Bars() }
    }
    .onPreferenceChange(WidthKey.self) { isOn = $0 > 1 }
    .onPreferenceChange(HeightKey.self) { width in isOn = width > 1 }
  }
}
