/// An element that keeps its colors where the display's are inverted.
///
/// A browser that knows that colors are inverted leaves pictures as they are by itself.
struct InvertedColorsAtom: StyleAtom {
  enum Name: String, CaseIterable { case uninverted }
  var name = Name.uninverted
  var operand = NoOperand()

  var declarations: String {
    "@media (inverted-colors:inverted){filter:invert(1);& :is(img,video,&){filter:none}}"
  }
  var atom: Atom { .invertedColors(self) }
}
