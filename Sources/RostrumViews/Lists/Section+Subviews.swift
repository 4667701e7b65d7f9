extension Section: SubviewSource where Parent: View, Content: View, Footer: View {
  package func appendSubviews(to list: inout SubviewList) {
    list.appendSection(
      header: header, content: isExpanded?.wrappedValue == false ? nil : rows, footer: footer)
  }
}
