import type { Within } from "../../usecases/ports/system.ts";

/** Waits by the machine's own timer. */
export const within: Within = async (work, seconds) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"late">((done) => {
    timer = setTimeout(() => done("late"), seconds * 1000);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
