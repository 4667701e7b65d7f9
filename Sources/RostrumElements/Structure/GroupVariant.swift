/// The kind of a group, which decides how a host arranges its content.
public enum GroupVariant: String, Hashable, Sendable, CaseIterable {
  /// A group that carries style or groups children.
  case plain
  /// A label and a value on one line: `LabeledContent`.
  case labeled
  /// The label of labeled content.
  case contentLabel
  /// The value of labeled content.
  case contentValue
  /// Controls that belong together: `ControlGroup`.
  case controls
  /// A box with a label: `GroupBox`.
  case box
  /// The label of a box.
  case boxLabel
  /// A button with the views that it shows and hides: `DisclosureGroup`.
  case disclosure
  /// The content that a button shows and hides.
  case disclosed
  /// A message in place of content: `ContentUnavailableView`.
  case unavailable
  /// The label of a message in place of content.
  case unavailableLabel
  /// The description of a message in place of content.
  case unavailableDescription
  /// The controls of a message in place of content.
  case unavailableActions
  /// The label of a gauge.
  case gaugeLabel
  /// The value of a gauge.
  case gaugeValue
  /// The label at the minimum value of a gauge.
  case gaugeMinimum
  /// The label at the maximum value of a gauge.
  case gaugeMaximum
  /// The label at the minimum value of a slider.
  case sliderMinimum
  /// The label at the maximum value of a slider.
  case sliderMaximum
  /// A picture that loads asynchronously: `AsyncImage`.
  case asyncImage
  /// A view with a bar above it: `safeAreaInset(edge:alignment:spacing:content:)`.
  case insetTop
  /// A view with a bar below it.
  case insetBottom
  /// A view with a bar at its leading edge.
  case insetLeading
  /// A view with a bar at its trailing edge.
  case insetTrailing
  /// The items of a screen's bar before its title.
  case barLeading
  /// The items of a screen's bar after its title.
  case barTrailing
  /// The items of the bar at the bottom of a screen.
  case bottomBar
  /// The items of the bar that is shown while a text is edited.
  case keyboardBar
  /// Views above the tabs of a sidebar.
  case sidebarHeader
  /// Views below the tabs of a sidebar, which scroll with them.
  case sidebarFooter
  /// Views at the bottom of a sidebar, which stay in place.
  case sidebarBar
  /// Views at the bottom of a tab view, whichever tab is selected.
  case tabAccessory
  /// Views that only assistive technology encounters.
  case spoken
  /// A view with an inspector next to it.
  case inspected
  /// Suggestions for the field before them in the group around both.
  case suggestions
  /// A view with a context menu.
  case context
  /// A view whose content can be dragged.
  case draggable
  /// What is shown at the pointer while a view's content is dragged.
  case dragPreview
  /// Panes side by side: `HSplitView`.
  case paneRow
  /// Panes above each other: `VSplitView`.
  case paneColumn
  /// The first pane of a split view, whose length the user can set.
  case pane
  /// A pane of a split view with a divider before it.
  case dividedPane
  /// A view on which content can be dropped.
  case dropDestination
}
