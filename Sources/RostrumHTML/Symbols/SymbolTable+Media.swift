extension SymbolTable {
  static let media: [String: String] = [
    "play": "M6.5 4.5l13 7.5-13 7.5z",
    "pause": "M8 5v14M16 5v14",
    "stop": "M6 6h12v12H6z",
    "forward": "M3.5 6l8 6-8 6zM12.5 6l8 6-8 6z",
    "backward": "M20.5 6l-8 6 8 6zM11.5 6l-8 6 8 6z",
    "forward.end": "M5.5 5l11 7-11 7zM18.5 5v14",
    "backward.end": "M18.5 5l-11 7 11 7zM5.5 5v14",
    "record.circle": circle + "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8z",
    "repeat": "M4 11V9a3 3 0 0 1 3-3h12M16 3l3 3-3 3M20 13v2a3 3 0 0 1-3 3H5M8 21l-3-3 3-3",
    "shuffle": """
    M3.5 7H7l9 10h4.5M3.5 17H7l2.5-2.8M13 10l3-3h4.5M18 4.5L20.5 7 18 9.5M18 14.5\
    l2.5 2.5-2.5 2.5
    """,
    "speaker": "M4 9.5h4l5.5-4.5v14L8 14.5H4z",
    "speaker.wave.2": "M3 9.5h3.5L11.5 5v14l-5-4.5H3zM14.5 9.5a4 4 0 0 1 0 5M17.5 7a8 8 0 0 1 0 10",
    "mic":
      "M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21",
    "music.note": """
    M9 17.5V4.5l9-1.5v12M9 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM18 15\
    a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z
    """,
    "waveform": "M4 10v4M8 7v10M12 4v16M16 7.5v9M20 10v4",
    "headphones": """
    M4 17v-4.5a8 8 0 0 1 16 0V17M4 14h3v6H5.5A1.5 1.5 0 0 1 4 18.5zM20 14h-3v6h1.5\
    a1.5 1.5 0 0 0 1.5-1.5z
    """,
    "video": "M4 7h10.5v10H4zM14.5 11L20.5 7.5v9L14.5 13z",
    "camera": "M4 7.5h3.5L9 5h6l1.5 2.5H20v11H4zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z",
    "photo": "M3 5h18v14H3zM3 16l5-5 4.5 4.5 3-3L21 17M8 8.5h.01",
    "photo.on.rectangle": "M6 8h15v11H6zM6 16l4-4 3.5 3.5 2.5-2.5 5 4M3 15V5h15",
    "film": "M4 4.5h16v15H4zM8 4.5v15M16 4.5v15M4 9h4M4 15h4M16 9h4M16 15h4M8 12h8",
    "tv": "M3 5h18v12H3zM8 20.5h8",
    "display": "M3 4.5h18v12H3zM12 16.5v4M8 20.5h8",
    "desktopcomputer": "M3 4.5h18v12H3zM12 16.5v4M8 20.5h8M3 13.5h18",
    "laptopcomputer": "M5 5h14v10.5H5zM2.5 18.5h19",
    "iphone": """
    M8 2.5h8a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4\
    A1.5 1.5 0 0 1 8 2.5zM10.5 5h3
    """,
    "ipad": """
    M6 3h12a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 18 21H6a1.5 1.5 0 0 1-1.5-1.5v-15\
    A1.5 1.5 0 0 1 6 3zM10.5 18.5h3
    """,
    "applewatch": """
    M8 7h8a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM8.5 7L9.5 3h5l1 4\
    M8.5 17l1 4h5l1-4
    """,
    "keyboard": "M2.5 6h19v12h-19zM6 9.5h.01M10 9.5h.01M14 9.5h.01M18 9.5h.01M7 14.5h10",
    "printer": "M7 8V3.5h10V8M7 16.5H3.5V8h17v8.5H17M7 13.5h10v7H7z",
    "wifi": "M2.5 9.5a14 14 0 0 1 19 0M6 13a9 9 0 0 1 12 0M9 16.3a4.5 4.5 0 0 1 6 0M12 19.5h.01",
    "antenna.radiowaves.left.and.right": """
    M12 12v9M7.5 16a6 6 0 0 1 0-8M16.5 16a6 6 0 0 0 0-8M4.5 18.5a9.7 9.7 0 0 1 0-13M19.5 18.5\
    a9.7 9.7 0 0 0 0-13M12 12h.01
    """,
    "battery.1": "M3 7.5h15.5v9H3zM21 10.5v3M6 10.5h9.5v3H6z",
    "barcode": "M4 5v14M7.5 5v14M10 5v14M14 5v14M16 5v14M20 5v14",
    "qrcode":
      "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v2.5M17.5 20H20M14 20h.01",
    "cpu": """
    M7 7h10v10H7zM10 10h4v4h-4zM9.5 3.5V7M14.5 3.5V7M9.5 17v3.5M14.5 17v3.5M3.5 9.5H7M3.5 14.5H7\
    M17 9.5h3.5M17 14.5h3.5
    """,
    "memorychip":
      "M3.5 7.5h17v9h-17zM7 10.5v3M12 10.5v3M17 10.5v3M6 16.5V19M10 16.5V19M14 16.5V19M18 16.5V19",
    "server.rack": """
    M4 4h16v5.5H4zM4 14.5h16V20H4zM4 9.5h16v5H4zM7 6.8h.01M7 12h.01M7 17.3h.01M11 6.8h6M11 12h6\
    M11 17.3h6
    """,
    "externaldrive": "M5.5 6h13L21 14v4.5H3V14zM3 14h18M17.5 16.3h.01",
    "terminal": "M3 4.5h18v15H3zM6.5 9l3 3-3 3M12 15h5",
    "curlybraces": """
    M9 4H8a2.5 2.5 0 0 0-2.5 2.5V10L4 12l1.5 2v3.5A2.5 2.5 0 0 0 8 20h1M15 4h1\
    a2.5 2.5 0 0 1 2.5 2.5V10l1.5 2-1.5 2v3.5A2.5 2.5 0 0 1 16 20h-1
    """,
  ]
}
