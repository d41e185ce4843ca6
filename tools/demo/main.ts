// `npm run demo`: fills an empty database with the demo market and its accounts; `npm start` runs it before the server.
import { cannotStart, readConfigOrFail } from '../../server/cannot-start.ts';
import { fillIfEmpty } from './fill-if-empty.ts';

// DEMO is refused where others than this machine could reach the market, and so is filling it.
const config = readConfigOrFail({ ...process.env, DEMO: '1' });
await fillIfEmpty(config, (line) => console.log(line)).catch(cannotStart);
