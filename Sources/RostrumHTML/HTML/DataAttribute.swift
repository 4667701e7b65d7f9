/// Rostrum's own attributes, whose names begin with `data-`.
///
/// The browser client accepts only those of ``Owner/node`` on a node.
package enum DataAttribute: String, CaseIterable {
  /// The number of the element.
  case id = "data-id"
  /// The number of the node within its element; absent for 0.
  case part = "data-part"
  /// Marks the node into which the element's children are inserted; absent if that is the first one.
  case slot = "data-slot"

  /// The accepted interactions: see ``Behavior``.
  case on = "data-on"
  /// The direction in which a button steps: `up` or `down`.
  case step = "data-step"
  /// The names of the keys that the element accepts.
  case keys = "data-keys"
  /// The keys that the element accepts in other phases, and those that it is only told of.
  case strokes = "data-strokes"
  /// What the app has selected in a field, which then reports what the user selects; empty before.
  case selection = "data-selection"
  /// The number of successive taps that the element accepts.
  case taps = "data-taps"
  /// The duration of a long press, in milliseconds.
  case hold = "data-hold"
  /// The minimum distance of a drag, in points.
  case drag = "data-drag"
  /// The change of two fingers after which they are reported.
  case pinch = "data-pinch"
  /// The number of successive taps whose place is reported.
  case spots = "data-spots"
  /// The index of the view that a `ViewThatFits` shows.
  case fit = "data-fit"
  /// The app asks for the element's geometry: the number of lengths; see ``GeometryRequest``.
  case measure = "data-measure"
  /// A full swipe performs the first action of the row.
  case full = "data-full"
  /// The name of the group of tabs that begins here.
  case group = "data-group"
  /// The title that the bar shows once the large title has scrolled out of view.
  case title = "data-title"
  /// Scrolling in the element dismisses the keyboard.
  case dismisses = "data-dismisses"
  /// Whether pressing an item of a menu leaves it open: `true` or `false`.
  case stays = "data-stays"
  /// The element has suggestions for the field before it.
  case suggests = "data-suggests"
  /// Whether content that is held over a control presses it: `true` or `false`.
  case springs = "data-springs"
  /// The direction in which the user scrolls while the bar of tabs goes away: `down` or `up`.
  case retreats = "data-retreats"
  /// The points at which the content of a scroll view is anchored, each as fractions of width and height after its purpose.
  case anchors = "data-anchors"
  /// The scripts that the element needs, separated by spaces.
  case script = "data-script"
  /// Where the page sends files, which ones, and whether several; or what it passes on.
  case files = "data-files"
  /// The types of the content that can be dragged.
  case carries = "data-carries"
  /// The types of content that can be dropped on the element.
  case takes = "data-takes"
  /// Where the visible part of a plot begins that scrolls, as a fraction of the whole, and `y` if its height does.
  case scroll = "data-scroll"
  /// The axis along which a plot has marks that can be selected, and the grids of both axes.
  case axis = "data-axis"
  /// The place of the mark whose values a row of a table has, in whole numbers of grids; its series and size follow if
  /// keys move through the marks.
  case at = "data-at"
  /// The axis along which keys move through the marks of a plot, and the grids of both axes; `-` for one of the drawing.
  case marks = "data-marks"
  /// The place of the selected mark of a plot, in fractions.
  case mark = "data-mark"
  /// The number of rows that are absent here.
  case rows = "data-rows"
  /// The kind of a presentation.
  case modal = "data-modal"
  /// The content around the presentation remains usable.
  case beside = "data-beside"
  /// A press of the button, or of one within, usually ends the presentation around it.
  case ends = "data-ends"
  /// The element to which a popover is attached.
  case invoker = "data-invoker"
  /// The appearance of the element before its insertion.
  case enter = "data-enter"
  /// The appearance of the element after its removal.
  case leave = "data-leave"
  /// The frames of a motion.
  case frames = "data-frames"
  /// How texts and symbols in the element change.
  case turns = "data-turns"
  /// What the element is the counterpart of.
  case match = "data-match"
  /// The element masks the one before it.
  case mask = "data-mask"
  /// The commands of the clipboard that the element performs.
  case clips = "data-clips"
  /// The modifier keys of which the element is told, as bits: see ``EventModifiers``.
  case held = "data-held"
  /// Where the window is, and how large: see ``WindowPlace``.
  case window = "data-window"
  /// The time that the text shows: see ``TextClock/attribute``.
  case clock = "data-clock"
  /// The identifier that the app gives the element for tests.
  case identifier = "data-identifier"

  /// The address at which the page opens its socket.
  case socket = "data-socket"
  /// The digest of the tree that the page shows.
  case digest = "data-digest"
  /// The numbers of the elements that the page shows: see ``HTMLWriter/parts``.
  case parts = "data-parts"
  /// The messages of the client, as a JSON object: see ``ClientNotice``.
  case words = "data-words"
  /// The script that decides what the page shows before the server answers.
  case reactions = "data-reactions"
  /// The state of the connection.
  case state = "data-state"

  /// The number of events that the server hasn't acknowledged.
  case pending = "data-pending"
  /// What the page tells the reader until further notice.
  case lasting = "data-lasting"
  /// Changes in the element are animated.
  case moves = "data-moves"
  /// The element is being inserted or removed.
  case passing = "data-passing"
  /// The direction in which a stack moves to another screen.
  case motion = "data-motion"
  /// A presentation opens without animation.
  case still = "data-still"
  /// A presentation is closing, or the user has left a screen that the server still has.
  case leaving = "data-leaving"
  /// The server hasn't answered a press of the control yet.
  case pressed = "data-pressed"
  /// A popover is beside the words of a row, or of a field.
  case row = "data-row"
  /// The user is dragging a sheet.
  case pulled = "data-pulled"
  /// A row shows the actions of one edge.
  case swiped = "data-swiped"
  /// The user is dragging a row.
  case dragged = "data-dragged"
  /// The dragged row would be inserted before this row.
  case dropBefore = "data-drop-before"
  /// The dragged row would be inserted after this row.
  case dropAfter = "data-drop-after"
  /// Content is being dragged, and would be dropped on this element.
  case targeted = "data-targeted"
  /// The values of the mark that is nearest to the pointer, in words.
  case nearest = "data-nearest"
  /// The mark of a plot that the user has reached by keys has a ring.
  case ring = "data-ring"
  /// What scrolls the rows of a table: the page; `in` or `no` if the table does, in a low place or too wide for it.
  case fits = "data-fits"
  /// What is shown of a text that doesn't fit, if it loses its beginning or its middle.
  case cut = "data-cut"
  /// The first row of a table that is there has an odd number.
  case shifted = "data-shifted"
  /// The bar of tabs has made room for the content.
  case away = "data-away"
  /// A refreshable list is scrolled away from its top.
  case scrolled = "data-scrolled"
  /// The available space of a view that has to fit is being measured.
  case room = "data-room"
  /// The ideal sizes of the views of apps' layouts are being measured.
  case ideal = "data-ideal"

  /// The component that sets an attribute, and where.
  package enum Owner {
    /// The client, from the numbers before the attributes of a node.
    case address
    /// The server, on a node.
    case node
    /// The server, on the page; the client may change it.
    case page
    /// The client alone, for itself and the theme.
    case client
  }

  /// The component that sets the attribute.
  package var owner: Owner {
    switch self {
    case .id, .part: .address
    case .slot, .on, .step, .keys, .strokes, .selection, .taps, .hold, .drag, .pinch, .spots, .fit,
      .measure, .full,
      .group, .title, .script, .files, .carries, .takes, .scroll, .axis, .at, .marks, .mark, .rows,
      .modal,
      .beside,
      .ends,
      .invoker, .enter, .leave, .frames, .turns, .match, .mask, .clock, .clips, .held, .window,
      .identifier, .dismisses, .stays, .suggests, .springs, .retreats, .anchors:
      .node
    case .socket, .digest, .parts, .words, .reactions, .state: .page
    case .pending, .lasting, .moves, .passing, .motion, .still, .leaving, .pressed, .row, .pulled,
      .swiped, .dragged,
      .dropBefore, .dropAfter, .targeted, .nearest, .ring, .fits, .cut, .shifted, .away, .scrolled,
      .room,
      .ideal:
      .client
    }
  }
}
