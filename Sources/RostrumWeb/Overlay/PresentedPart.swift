import NIOCore
import RostrumHTML
import RostrumScenes
import RostrumViews

/// A tab, column, stack or screen of a scene, or a presentation, with what it contains.
struct PresentedPart: Hashable, Sendable {
  let role: ElementRole
  let id: ElementID
  /// The title or name; empty for none.
  let title: String
  /// The item or the element of a path that the part presents, in words.
  let value: String?
  /// Whether the part is the one of its siblings that is shown.
  let isShown: Bool
  let parts: [PresentedPart]

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("kind")
      json.string(role.rawValue)
      json.key("id")
      json.number(id.rawValue)
      json.key("title")
      json.string(title)
      if let value {
        json.key("value")
        json.string(value)
      }
      json.key("shown")
      json.bool(isShown)
      json.key("parts")
      json.array { json in
        for part in parts { part.write(to: &json) }
      }
    }
  }
}

/// Finds the presented parts of an app.
///
/// A presentation is part of the screen or presentation that presents it, although its element is a
/// child of the scene.
@MainActor
struct PresentedParts {
  private let app: any RunningApp
  private var values: [ElementID: String] = [:]
  private var presentations: [ElementID?: [ElementID]] = [:]

  init(of app: any RunningApp) {
    self.app = app
    for node in app.presentations { add(node, in: nil) }
  }

  private mutating func add(_ node: PresentationNode, in container: ElementID?) {
    values[node.id] = node.value
    if node.kind != .screen { presentations[container, default: []].append(node.id) }
    for child in node.children { add(child, in: node.id) }
  }

  /// The parts of the scene.
  ///
  /// O(n) in the elements.
  var all: [PresentedPart] {
    let scene = app.root.snapshot
    let content = scene.children.filter { !$0.role.isPresentation }
    return content.flatMap { parts($0, of: scene, in: scene) }
      + presented(by: nil, in: scene)
  }

  /// The part that an element is, or else the parts that it contains.
  private func parts(
    _ element: ElementSnapshot, of parent: ElementSnapshot, in scene: ElementSnapshot
  ) -> [PresentedPart] {
    let inner = element.children.flatMap { parts($0, of: element, in: scene) }
    guard element.role.isPresented else { return inner }
    let isCurrent = element.role != .tab || parent.showsContent(of: element)
    return [
      PresentedPart(
        role: element.role, id: element.id, title: title(of: element), value: values[element.id],
        isShown: isCurrent && (parent.role == .scene || parent.shows(element)),
        parts: inner + presented(by: element.id, in: scene))
    ]
  }

  private func presented(by id: ElementID?, in scene: ElementSnapshot) -> [PresentedPart] {
    let presented = presentations[id] ?? []
    return scene.children.filter { presented.contains($0.id) }
      .flatMap { parts($0, of: scene, in: scene) }
  }

  private func title(of element: ElementSnapshot) -> String {
    switch element.role {
    case .tab: element.accessibleName
    case .tabView, .splitView, .column, .navigationStack: ""
    default: element.heading
    }
  }
}

extension ElementRole {
  /// Whether the overlay lists elements of the role.
  fileprivate var isPresented: Bool {
    switch self {
    case .tabView, .tab, .splitView, .column, .inspector, .navigationStack, .screen: true
    default: isPresentation
    }
  }
}
