/** A start that cannot go on for a reason outside the program, said in one line to the person at the terminal. */
export class StartError extends Error {
  override name = "StartError";
}
