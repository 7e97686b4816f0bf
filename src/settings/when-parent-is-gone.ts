/** How often is looked whether the parent is still there. */
const LOOK_EVERY_MS = 500;

/**
 * Does something soon after a process, our parent, has ended. npm that is told to stop tells the shell that it runs us in, and Debian's ends without a
 * word to us: the server would live on unseen, at its port and in its folder.
 */
export function whenParentIsGone(parent: number, stop: () => void): void {
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    stop();
  }, LOOK_EVERY_MS).unref();
}
