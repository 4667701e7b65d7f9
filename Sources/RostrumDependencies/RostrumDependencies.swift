// RostrumDependencies
