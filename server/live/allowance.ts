// How much a connection may send: so many packets a second, some more at once.

const PER_SECOND = 20;
const BURST = 40;

/** Answers whether the next packet is still within bounds. */
export function allowance(now: () => number = performance.now.bind(performance)): () => boolean {
  let left = BURST;
  let since = now();
  return () => {
    const at = now();
    left = Math.min(BURST, left + ((at - since) / 1000) * PER_SECOND);
    since = at;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
