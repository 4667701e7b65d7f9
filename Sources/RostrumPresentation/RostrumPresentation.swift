// RostrumPresentation
