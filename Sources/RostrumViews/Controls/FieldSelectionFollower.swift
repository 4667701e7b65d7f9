import Foundation
import RostrumElements
internal import RostrumFoundation

/// What an app's binding says about the selection of a field.
@MainActor
protocol FieldSelectionSource {
  /// What the app has selected; `nil` if it leaves that to the user.
  var selected: SelectedUnits? { get }
  /// Tells the app what the user has selected, in UTF-16 code units.
  func select(_ units: Swift.Range<Int>)
  /// Sets the text that the user has typed, and tells the app where the insertion point is.
  ///
  /// - Parameter edit: Sets the text.
  func type(_ edit: () -> Void)
}

/// A selection in UTF-16 code units of what the user sees, with the looks of what is typed next.
struct SelectedUnits: Equatable {
  var range: Swift.Range<Int>
  var marks: RichText.Marks?
}

/// Follows the selection of a field: what the user selects goes to the app, and what the app selects goes to
/// the user.
///
/// The follower belongs to the node of the field. The state of the element says what the app has selected,
/// and doesn't change when the user selects.
@MainActor
final class FieldSelectionFollower {
  /// The selection that the user and the app have last agreed upon.
  private var known: SelectedUnits?
  private var request: FieldSelection?

  /// Follows the selection of a field, and adds to its facts what the app has selected.
  ///
  /// - Parameters:
  ///   - source: The app's binding.
  ///   - element: The field, which has its handlers.
  func follow(_ source: any FieldSelectionSource, in element: inout ElementDraft) {
    if let selected = source.selected, selected != known {
      known = selected
      request = FieldSelection(
        number: (request?.number ?? 0) + 1, range: selected.range, marks: selected.marks)
    }
    element.content.add(.selection(request))
    element.on(.selectText) { [self] event in
      guard case .selectText(let units) = event.action else { return }
      let selected = source.selected
      if selected?.range != units { source.select(units) }
      known = selected?.range == units ? selected : SelectedUnits(range: units)
    }
    element.wrapHandler(of: .setText) { [self] event, handler in
      source.type { handler(event) }
      if let selected = source.selected { known = selected }
    }
  }
}

/// The selection of a field's text.
struct TextSelectionSource: FieldSelectionSource {
  let text: Binding<String>
  let selection: Binding<TextSelection?>

  var selected: SelectedUnits? {
    selection.wrappedValue.map { SelectedUnits(range: $0.units(in: text.wrappedValue)) }
  }

  func select(_ units: Swift.Range<Int>) {
    selection.wrappedValue = TextSelection(units: units, in: text.wrappedValue)
  }

  func type(_ edit: () -> Void) {
    let former = text.wrappedValue
    edit()
    let end = text.wrappedValue.change(from: former).upperBound
    select(end..<end)
  }
}

/// The selection of an editor's attributed text.
struct AttributedTextSelectionSource: FieldSelectionSource {
  let text: Binding<AttributedString>
  let selection: Binding<AttributedTextSelection>

  var selected: SelectedUnits? {
    let text = text.wrappedValue
    switch selection.wrappedValue.validIndices(in: text) {
    case nil: return nil
    case .insertionPoint(let index)?:
      let marks = selection.wrappedValue.typed.map { RichText.Marks($0) }
      return SelectedUnits(range: text.units(of: index..<index), marks: marks)
    case .ranges(let set)?:
      guard let first = set.ranges.first, let last = set.ranges.last else { return nil }
      return SelectedUnits(range: text.units(of: first.lowerBound..<last.upperBound))
    }
  }

  func select(_ units: Swift.Range<Int>) {
    selection.wrappedValue = selection.wrappedValue.followed(
      by: AttributedTextSelection(range: text.wrappedValue.range(ofUnits: units)))
  }

  func type(_ edit: () -> Void) {
    let (former, typed) = (text.wrappedValue, selection.wrappedValue.typed)
    edit()
    let change = RichText(text.wrappedValue).words.change(from: RichText(former).words)
    let start = former.range(ofUnits: change.lowerBound..<change.lowerBound).lowerBound
    let place = AttributedTextSelection(insertionPoint: start, typingAttributes: typed)
    add(place.typingAttributes(in: former), to: change)
    select(change.upperBound..<change.upperBound)
  }

  /// Gives what the user has typed the attributes that an editor doesn't show.
  private func add(_ attributes: AttributeContainer, to units: Swift.Range<Int>) {
    guard !units.isEmpty else { return }
    var attributes = attributes
    attributes.inlinePresentationIntent = nil
    attributes.presentationIntent = nil
    attributes.underlineStyle = nil
    attributes.strikethroughStyle = nil
    attributes.link = nil
    guard attributes != AttributeContainer() else { return }
    var changed = text.wrappedValue
    changed[changed.range(ofUnits: units)].mergeAttributes(attributes)
    text.wrappedValue = changed
  }
}
