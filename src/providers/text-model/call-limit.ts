/** Lets at most `count` calls run at once; the others wait in the order in which they came. */
export function createCallLimit(count: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  /** The place goes to the next in line, so that nobody slips in between. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  /** Resolves when there is room, with the function that gives the place back; rejects when the signal is aborted first. */
  async function enter(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (running >= count) await turn(signal);
    else running += 1;
    let isInside = true;
    return () => {
      if (isInside) leave();
      isInside = false;
    };
  }

  function turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        waiting.splice(waiting.indexOf(go), 1);
        reject(signal.reason);
      };
      waiting.push(go);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  return { enter };
}
