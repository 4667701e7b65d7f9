// Standups
