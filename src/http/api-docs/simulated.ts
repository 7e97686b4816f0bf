/** What whoever starts the server is told, and whoever writes a program for its API. */
export const SIMULATED = "Timetable, fares, hotels and card payments are simulated; nothing here is a real ticket or a real room.";
