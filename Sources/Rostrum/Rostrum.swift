// Rostrum
