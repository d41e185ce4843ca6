// `npm run demo`: fills an empty database with the demo market and its accounts; `npm start` runs it before the server. With
// `--family-pictures`, products of a family share their pictures.
import { parseArgs } from 'node:util';
import { cannotStart, readConfigOrFail } from '../../server/cannot-start.ts';
import { fillIfEmpty } from './fill-if-empty.ts';

// DEMO=1 makes the config refuse a market that other machines could reach, so filling it is refused as well.
const config = readConfigOrFail({ ...process.env, DEMO: '1' });
const { values } = parseArgs({
  options: { 'family-pictures': { type: 'boolean', default: false } },
});
const options = { familyPictures: values['family-pictures'] };
await fillIfEmpty(config, (line) => console.log(line), options).catch(cannotStart);
