extension SymbolTable {
  static let documents: [String: String] = [
    "doc": "M6 3h8l4.5 4.5V21H6zM14 3v4.5h4.5",
    "doc.text": "M6 3h8l4.5 4.5V21H6zM14 3v4.5h4.5M9 12h6.5M9 16h6.5",
    "doc.plaintext": "M6 3h12.5v18H6zM9 8h6.5M9 12h6.5M9 16h4",
    "doc.on.doc": "M9 3h6.5L19.5 7v10H9zM15.5 3v4h4M9 7H4.5v14H15v-4",
    "doc.on.clipboard":
      "M8 5H5v15.5h6M8 3.5h6v3.5H8zM14 5h3v3M11 10.5h9v10h-9zM13.5 14h4M13.5 17h4",
    "note": "M4 4h16v10.5L14.5 20H4zM20 14.5h-5.5V20",
    "note.text": "M4 4h16v16H4zM4 8h16M7.5 12h9M7.5 16h5",
    "folder": "M3 6h6.5l2 2.5H21V19H3z",
    "tray": "M3 13.5L6 5h12l3 8.5V19H3zM3 13.5h5.5c0 4 7 4 7 0H21",
    "tray.and.arrow.down":
      "M3 13.5L5.5 7M21 13.5L18.5 7M3 13.5V19h18v-5.5h-5.5c0 4-7 4-7 0zM12 3v7.5M9 7.5l3 3 3-3",
    "archivebox": "M3.5 4.5h17V9h-17zM5 9v10.5h14V9M9.5 12.5h5",
    "book":
      "M12 6.5C10 4.5 7 4 3 4v14.5c4 0 7 .5 9 2.5 2-2 5-2.5 9-2.5V4c-4 0-7 .5-9 2.5zM12 6.5V21",
    "book.closed": "M6.5 3H19v18H6.5A2 2 0 0 1 4.5 19V5a2 2 0 0 1 2-2zM4.5 18.5a2 2 0 0 1 2-2H19",
    "text.book.closed":
      "M6.5 3H19v18H6.5A2 2 0 0 1 4.5 19V5a2 2 0 0 1 2-2zM4.5 18.5a2 2 0 0 1 2-2H19M9 7h6M9 11h4",
    "books.vertical":
      "M4 4h4.5v16H4zM8.5 6H13v14H8.5zM13.5 7.3l4-1.3L21.5 19l-4 1.3zM4 8h4.5M8.5 16H13",
    "bookmark": "M6.5 3.5h11V21L12 16.5 6.5 21z",
    "newspaper": """
    M4 4.5h13v15H6A2 2 0 0 1 4 17.5zM17 9h3.5v8.5a2 2 0 0 1-3.5 1M7 8.5h7M7 12h3M7 15.5h3M12 12\
    h2v3.5h-2z
    """,
    "magazine": "M5 4h14v16H5zM8 4v16",
    "calendar": "M4 5.5h16V20H4zM4 10h16M8 3v4M16 3v4",
    "calendar.badge.clock": """
    M11 20H4V5.5h16V10M4 10h16M8 3v4M16 3v4M17 22a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM17 15v2.5\
    l1.7 1
    """,
    "pencil": "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM14 6.5L17.5 10",
    "square.and.pencil": "M13 4.5H4.5v15h15V12M9.5 14.5l.8-3L18 3.8l2.2 2.2-7.7 7.7z",
    "scribble": "M4 17C8 5 12 4 11 9s-5 9-1 8 5-8 7-7-2 6 0 7 3-1 3-1",
    "signature": "M3 19h18M4 15c4-1 7-10 4.5-10S6 15 9 14s3-5 4-5-1 5 1 5 2-3 3-3 0 3 3 2",
    "highlighter": "M14 4.5l5.5 5.5-8 6.5-4-4zM7.5 12.5L5.5 17l2 1.5 4-2M4 20.5h9",
    "paperclip": """
    M19 11.5l-7.5 7.5a4.6 4.6 0 0 1-6.5-6.5l8.5-8.5a3 3 0 0 1 4.3 4.3l-8.3 8.3\
    a1.5 1.5 0 0 1-2.2-2.1L14.5 7.5
    """,
    "link":
      "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
    "pin": "M8.5 3.5h7L15 9l3 3.5v1.5H6v-1.5L9 9zM12 14v7",
    "tag": "M3.5 4h8l9 9-7.5 7.5-9.5-9.5zM7.5 8h.01",
    "flag": "M5.5 21V4M5.5 4.5c4-2.5 8 2 13 0V14c-5 2-9-2.5-13 0",
    "envelope": "M3 5.5h18v13H3zM3 7l9 6.5L21 7",
    "envelope.open": "M3 9.5L12 3l9 6.5V20H3zM3 9.5l9 6 9-6",
    "paperplane": "M21 3L3 10.5l7 3 3 7.5zM10 13.5L21 3",
    "bubble.left": """
    M5 4.5h14A1.5 1.5 0 0 1 20.5 6v9a1.5 1.5 0 0 1-1.5 1.5h-8L6.5 20.5v-4H5A1.5 1.5 0 0 1 3.5 15\
    V6A1.5 1.5 0 0 1 5 4.5z
    """,
    "bubble.right": """
    M19 4.5H5A1.5 1.5 0 0 0 3.5 6v9A1.5 1.5 0 0 0 5 16.5h8l4.5 4v-4H19a1.5 1.5 0 0 0 1.5-1.5V6\
    A1.5 1.5 0 0 0 19 4.5z
    """,
    "text.bubble": """
    M5 4.5h14A1.5 1.5 0 0 1 20.5 6v9a1.5 1.5 0 0 1-1.5 1.5h-8L6.5 20.5v-4H5A1.5 1.5 0 0 1 3.5 15\
    V6A1.5 1.5 0 0 1 5 4.5zM7.5 8.5h9M7.5 12.5h6
    """,
    "bubble.left.and.bubble.right": "M3 4.5h11v8H8l-3 2.5v-2.5H3zM17 9.5h4v8h-2V20l-3-2.5h-6V15",
    "message": """
    M12 4.5c5.2 0 9 2.9 9 7s-3.8 7-9 7c-1 0-2-.1-3-.4L5 20.5l.6-3.7C4 15.5 3 13.6 3 11.5\
    c0-4.1 3.8-7 9-7z
    """,
    "phone": """
    M6.5 3.5l3 .5 1.5 4.5-2 1.7a12 12 0 0 0 4.8 4.8l1.7-2 4.5 1.5.5 3c0 1.7-1.2 2.7-2.7 2.7\
    C10.5 20 4 13.5 3.8 6.2c0-1.5 1-2.7 2.7-2.7z
    """,
    "bell": "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4",
    "chart.bar": "M4.5 12h3.5v8H4.5zM10.3 7.5h3.5V20h-3.5zM16 4h3.5v16H16z",
    "chart.pie": "M11 5a8 8 0 1 0 8 8h-8zM14 3v7h7a7 7 0 0 0-7-7z",
    "chart.line.uptrend.xyaxis": "M4 4v16h16.5M7 15l4-5 3.5 3L20 6.5M16.5 6H20v3.5",
    "chart.xyaxis.line": "M4 4v16h16.5M7 13l4-4 3.5 4.5L20 7",
    "tablecells": "M3.5 5h17v14h-17zM3.5 9.7h17M3.5 14.3h17M9.2 5v14M14.8 5v14",
    "square.grid.2x2": "M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z",
    "square.grid.3x3": "M4 4h16v16H4zM9.3 4v16M14.7 4v16M4 9.3h16M4 14.7h16",
    "square.on.square": "M8.5 8.5h12v12h-12zM15.5 8.5v-5h-12v12h5",
    "square.stack": "M5 9h14v11.5H5zM6.5 6h11M8.5 3h7",
    "rectangle.stack": "M3 9.5h18v10H3zM5 6.5h14M7 3.5h10",
    "square.stack.3d.up": "M12 3l9 4.5-9 4.5-9-4.5zM3 12l9 4.5 9-4.5M3 16.5L12 21l9-4.5",
    "sidebar.left": "M3 5h18v14H3zM9 5v14M5.5 8.5h1M5.5 11.5h1",
    "sidebar.right": "M3 5h18v14H3zM15 5v14M17.5 8.5h1M17.5 11.5h1",
    "rectangle.split.2x1": "M3 5h18v14H3zM12 5v14",
    "magnifyingglass": "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3L20.5 20.5",
    "plus.magnifyingglass": """
    M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3L20.5 20.5M10.5 7.8v5.4M7.8 10.5\
    h5.4
    """,
    "minus.magnifyingglass":
      "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3L20.5 20.5M7.8 10.5h5.4",
  ]
}
