const waiting: (() => void)[] = [];

/**
 * Lets all that waits for the process go first: for who does many pieces of work in a row, each of some milliseconds. Of several who do, one
 * goes on in each turn, so that whoever asks for little waits for no more than one piece. On servers only.
 */
export function othersFirst(): Promise<void> {
  return new Promise((go) => {
    waiting.push(go);
    if (waiting.length === 1) setImmediate(letNextGo);
  });
}

function letNextGo(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(letNextGo);
}
