/// The name of a fact about an element.
///
/// This is the one declaration of the attributes; hosts, tests and the wire use these names.
public enum AttributeKey: String, Sendable, CaseIterable {
  // What it says
  /// The text of ``ElementRole/text``; a string.
  case text
  /// The accessible name where it is not the text of the children; a string.
  ///
  /// A picture without it is decoration.
  case label
  /// A longer description: an alert's message, a hint; a string.
  case message
  /// The title of a screen, presentation or scene; a string.
  case title
  /// The name of a symbol; a string.
  case symbol
  /// An outline in SVG path syntax; a string.
  case path
  /// Width and height of the space in which ``path`` is drawn; a string `"100 100"`, absent where the
  /// path is drawn in points of the box.
  case viewBox
  /// A name for tests, `accessibilityIdentifier(_:)`; a string.
  case identifier

  // What it holds
  /// What is within a ``ElementRole/section`` that can be collapsed is shown; a flag.
  case value
  /// The least length of a ``ElementRole/spacer`` in points; a number.
  case minimum
  /// The ``ElementRole/option`` or ``ElementRole/tab`` that is chosen; an element.
  case selection
  /// It is chosen among the rows of a list, or the column in front where one is shown; a flag.
  case selected
  /// How many rows of a list can be chosen: `"single"` or `"multiple"`; a string.
  case selectionMode
  /// Which columns are shown: `"automatic"`, `"all"`, `"doubleColumn"` or `"detailOnly"`; a string.
  case columns
  /// What the control holds in words, where the value does not say it; a string.
  case valueText
  /// The badge beside a row or tab; a string.
  case badge

  // What it is like
  /// The variant: a button's style, a picker's style, a list's style; a string.
  case variant
  /// `"horizontal"` or `"vertical"`; a string.
  case axis
  /// Where a toolbar item stands, such as `"confirmationAction"`, or a tab, `"search"`; a string.
  case placement
  /// How large a title is, `"large"` or `"inline"`; a string.
  case titleMode
  /// What it is besides what it looks like, such as `"button selected"`; a string.
  case traits
  /// It has a value that a user of assistive technology steps up and down; a flag.
  case adjustable
  /// How assistive technology meets what is within: `"ignore"`, `"combine"` or `"contain"`; a
  /// string.
  case children
  /// The colours within, `"light"` or `"dark"`, or of the whole scene, `"preferred-dark"`; a
  /// string.
  case colorScheme
  /// Heading level 1 to 6 of a text; a number.
  case heading
  /// The sizes in which a sheet can rest, such as `"medium large"`; a string.
  case detents
  /// The size in which a sheet rests, where the app says it; a string.
  case detent
  /// Whether a sheet shows a handle, `"visible"` or `"hidden"`; a string.
  case dragIndicator
  /// How it looks; styles.
  case style
  /// How it comes and goes where that is animated; a transition.
  case transition

  /// How large a control is drawn, such as `"small"`; absent for the usual size.
  case controlSize
  /// A picture takes the size that it is given; a flag.
  case resizable
  /// The label names the control and is not shown; a flag.
  case labelHidden

  // What it can do
  /// It refuses events; a flag.
  case disabled
  /// It and its children are not shown; a flag.
  case hidden
  /// Assistive technology skips it; a flag.
  case accessibilityHidden
  /// Where a link or a part of a text leads, as an absolute address; a string.
  case url
  /// It takes the moments in which it is pressed and let go; a flag.
  case pressable
  /// Its rows can be deleted, moved and chosen without a gesture; a flag.
  case editing
  /// It takes taps; a flag.
  case tappable
  /// How many taps in a row it takes, where that is more than one; a number.
  case tapCount
  /// For how many seconds it has to be pressed, where it takes long presses; a number.
  case pressDuration
  /// How many points a pointer has to move, where it takes drags; a number.
  case dragDistance
  /// It hears of a pointer that comes and goes; a flag.
  case hoverable
  /// Pointers do not reach it; a flag.
  case hitTestingDisabled
  /// The chords of keys that press it, such as `"Control+S Meta+S"`; a string.
  case shortcut
  /// The keys that it takes while it, or something within, has the focus: `"ArrowUp Space"`; a
  /// string.
  case keys
  /// It takes the keyboard focus, `"user"`, or only where the app asks for it, `"app"`; a string.
  case focusable
  /// Pulling it down, or its button, refreshes what it shows; a flag.
  case refreshable
  /// It is being refreshed; a flag.
  case refreshing
  /// It can be swiped away; a flag.
  case deletable
  /// It can be dragged to another place; a flag.
  case movable
  /// Submitting it (return key) does something; a flag.
  case submittable
  /// A presentation that Escape, backdrop, swipe and back cannot dismiss; a flag.
  case dismissDisabled
  /// The screen doesn't show a back button; a flag, or "replaced" if going back performs an action
  /// of the app.
  case backHidden
  /// The element that had the focus when a presentation came up; an element.
  case invoker

  // Layout, lists and navigation
  /// How many columns the rows of a grid need; a number.
  case columnCount
  /// Whether a scrolling region shows how far it is scrolled, `"visible"` or `"hidden"`; a string.
  case indicators
  /// How the rows of a table are sorted by a column, `"ascending"` or `"descending"`; a string.
  case sort
  /// Whether a list paints what is behind its rows, `"visible"` or `"hidden"`; a string.
  case contentBackground
  /// Which bars a screen hides, such as `"navigationBar tabBar"`; a string.
  case hiddenBars
  /// Whether something is drawn behind a bar, `"visible"` or `"hidden"`; a string.
  case barBackground
  /// A row's buttons of which the first one acts when the row is swiped all the way; a flag.
  case fullSwipe
  /// A presentation beside which the rest can be used; a flag.
  case backgroundInteraction
  /// What a swipe in a sheet of several sizes does first, `"resizes"` or `"scrolls"`; a string.
  case contentInteraction
  /// What a popover is on a narrow screen: `"none"`, `"popover"`, `"sheet"` or `"cover"`; a string.
  case compactAdaptation
  /// The name of the group of tabs that a tab is in; a string.
  case group
}
