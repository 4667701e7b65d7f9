// RostrumCases
