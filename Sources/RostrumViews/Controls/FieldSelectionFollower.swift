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
      known = SelectedUnits(range: units)
      if source.selected?.range != units { source.select(units) }
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
    let end = text.wrappedValue.endOfChange(from: former)
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
    selection.wrappedValue = AttributedTextSelection(
      range: text.wrappedValue.range(ofUnits: units))
  }

  func type(_ edit: () -> Void) {
    let (former, typed) = (text.wrappedValue, selection.wrappedValue.typed)
    let start = former.insertion(selection)
    edit()
    let end = text.wrappedValue.shownWords.endOfChange(from: former.shownWords)
    if let typed, let start { add(typed, to: start, end) }
    select(end..<end)
  }

  /// Gives what the user has typed the attributes that an editor doesn't show.
  private func add(_ attributes: AttributeContainer, to start: Int, _ end: Int) {
    guard start < end else { return }
    var attributes = attributes
    attributes.inlinePresentationIntent = nil
    attributes.presentationIntent = nil
    attributes.underlineStyle = nil
    attributes.strikethroughStyle = nil
    attributes.link = nil
    guard attributes != AttributeContainer() else { return }
    var changed = text.wrappedValue
    changed[changed.range(ofUnits: start..<end)].mergeAttributes(attributes)
    text.wrappedValue = changed
  }
}

extension AttributedString {
  /// The words that an editor shows.
  @MainActor fileprivate var shownWords: String { RichText(self).words }

  /// The UTF-16 code unit at which a selection has its insertion point.
  @MainActor fileprivate func insertion(_ selection: Binding<AttributedTextSelection>) -> Int? {
    guard case .insertionPoint(let index)? = selection.wrappedValue.validIndices(in: self) else {
      return nil
    }
    return units(of: index..<index).lowerBound
  }
}
