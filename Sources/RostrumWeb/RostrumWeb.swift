// RostrumWeb
