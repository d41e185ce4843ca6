// Whether the process behind a socket file wants requests: `node deploy/ready.mjs /run/yantra/1.sock [SECONDS TO WAIT]`.
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const [socketPath, seconds = '0'] = process.argv.slice(2);
const until = Date.now() + Number(seconds) * 1_000;

const isReady = () =>
  new Promise((resolve) => {
    const sent = request({ socketPath, path: '/api/ready', timeout: 3_000 }, (reply) => {
      reply.resume();
      resolve(reply.statusCode === 200);
    });
    sent.on('error', () => resolve(false));
    sent.on('timeout', () => sent.destroy());
    sent.end();
  });

let ready = await isReady();
while (!ready && Date.now() < until) {
  await pause(200);
  ready = await isReady();
}
if (!ready) console.error(`${socketPath} is not ready`);
process.exit(ready ? 0 : 1);
