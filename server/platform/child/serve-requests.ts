// Loop of a child process of limited-child.ts: answers each request of its parent, and ends with it.
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Lower than the server's, whose requests come first. */
const PRIORITY = 10;

const attempt = (step: () => void): void => {
  try {
    step();
  } catch {
    // Another system than Linux, or a sandbox that forbids it.
  }
};

function giveWay(): void {
  attempt(() => setPriority(PRIORITY));
  // If the memory of a control group is used up, the kernel ends this process and not the server.
  attempt(() => writeFileSync('/proc/self/oom_score_adj', '1000'));
}

export function serveRequests<Request, Reply>(answer: (request: Request) => Promise<Reply>): void {
  giveWay();
  process.on('disconnect', () => process.exit());
  process.on('message', async (request) => {
    const reply = await answer(request as Request);
    process.send?.(reply);
  });
}
