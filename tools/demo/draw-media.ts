// Command that draws the demo market's pictures into server/media/demo. Run: node tools/demo/draw-media.ts [family …]
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import {
  COLOR_VARIANTS,
  drawCertificate,
  drawFactory,
  drawLicence,
  drawMachine,
  FAMILIES_WITH_VIDEO,
  MACHINES,
  PICTURES,
} from './drawings/index.ts';
import type { Family } from './families.ts';

const OUT = fileURLToPath(new URL('../../server/media/demo/', import.meta.url));
const MANIFEST = `${OUT}manifest.json`;

type Format = 'webp' | 'avif';
interface Job {
  readonly name: string;
  readonly draw: () => string;
  readonly files: readonly (readonly [width: number, format: Format])[];
}

// Flat line art stays crisp in AVIF at a third of WebP's bytes; WebP is for clients that cannot read AVIF.
const QUALITY = {
  webp: { 320: 32, 640: 25, 1280: 20 },
  avif: { 320: 41, 640: 35, 1280: 31 },
} as const;
const SIZES: Job['files'] = [
  [320, 'avif'],
  [640, 'avif'],
  [1280, 'avif'],
  [320, 'webp'],
  [640, 'webp'],
];
function* jobs(only: ReadonlySet<string>): Generator<Job> {
  for (const family of Object.keys(MACHINES) as Family[]) {
    if (only.size > 0 && !only.has(family)) continue;
    for (let picture = 0; picture < PICTURES; picture++) {
      const variants = picture === 0 ? COLOR_VARIANTS : 1;
      for (let variant = 0; variant < variants; variant++) {
        yield {
          name: `${family}-${picture}${variant}`,
          draw: () => drawMachine(family, picture, variant),
          files: SIZES,
        };
      }
    }
  }
  if (only.size > 0) return;
  for (const n of [0, 1, 2])
    yield { name: `certificate-${n}`, draw: () => drawCertificate(n), files: SIZES };
  yield { name: 'licence-0', draw: drawLicence, files: SIZES };
  for (const n of [0, 1, 2, 3])
    yield { name: `factory-${n}`, draw: () => drawFactory(n), files: SIZES };
}

async function encode(svg: string, job: Job): Promise<void> {
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const [to, format] of job.files) {
    const picture = sharp(data, { raw: { width, height, channels } }).resize(to);
    const quality = QUALITY[format][to as 320 | 640 | 1280];
    const encoded =
      format === 'webp'
        ? picture.webp({ quality, effort: 5 })
        : picture.avif({ quality, effort: to === 1280 ? 2 : 3, chromaSubsampling: '4:4:4' });
    await encoded.toFile(`${OUT}${job.name}.${to}.${format}`);
  }
}

await mkdir(OUT, { recursive: true });
const known = (existsSync(MANIFEST) ? JSON.parse(await readFile(MANIFEST, 'utf8')) : {}) as Record<
  string,
  string
>;
let drawn = 0;
for (const job of jobs(new Set(process.argv.slice(2)))) {
  const svg = job.draw();
  // A picture is encoded again only if its drawing or its encoding settings have changed.
  const drawingHash = hash('sha256', svg + JSON.stringify([job.files, QUALITY])).slice(0, 12);
  const isComplete = job.files.every(([width, format]) =>
    existsSync(`${OUT}${job.name}.${width}.${format}`),
  );
  if (isComplete && known[job.name] === drawingHash) continue;
  await encode(svg, job);
  known[job.name] = drawingHash;
  drawn += 1;
  if (drawn % 20 === 0) await writeFile(MANIFEST, `${JSON.stringify(known, null, 1)}\n`);
}
const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => a.localeCompare(b)));
await writeFile(MANIFEST, `${JSON.stringify(sorted, null, 1)}\n`);
console.info(`${drawn} pictures drawn; videos belong to ${FAMILIES_WITH_VIDEO.length} families.`);
