// `npm run demo`: fills an empty database with the demo market and its accounts; `npm start` runs it before the server.
import { cannotStart, readConfigOrFail } from '../../server/cannot-start.ts';
import { fillIfEmpty } from './fill-if-empty.ts';

// DEMO=1 makes the config refuse a market that other machines could reach, so filling it is refused as well.
const config = readConfigOrFail({ ...process.env, DEMO: '1' });
await fillIfEmpty(config, (line) => console.log(line)).catch(cannotStart);
