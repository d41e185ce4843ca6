// Command that renders six machines as short video loops into server/media/demo; needs ffmpeg. Run: node tools/demo/pictures/draw-videos.ts
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Family } from '../../../drawings/families.ts';
import { drawMoment } from '../../../drawings/index.ts';

const OUT = fileURLToPath(new URL('../../../server/media/demo/', import.meta.url));
const [WIDTH, HEIGHT, FPS] = [640, 480, 25];

/** Frames of one cycle, and how often it is shown; together 4 to 6 seconds. */
const CYCLES: readonly (readonly [family: Family, frames: number, times: number])[] = [
  ['lathe', 120, 1],
  ['bottle-filler', 25, 5],
  ['robot-arm', 150, 1],
  ['rapier-loom', 32, 4],
  ['delivery-robot', 60, 2],
  ['flow-wrapper', 20, 6],
];

for (const [family, frames, times] of CYCLES) {
  const drawn: Buffer[] = [];
  for (let i = 0; i < frames; i++) {
    const svg = drawMoment(family, i / frames);
    drawn.push(
      await sharp(Buffer.from(svg))
        .resize(WIDTH, HEIGHT)
        .flatten({ background: '#ffffff' })
        .raw()
        .toBuffer(),
    );
  }
  const file = `${OUT}${family}.mp4`;
  const from = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${WIDTH}x${HEIGHT}`,
    '-r',
    `${FPS}`,
    '-i',
    '-',
  ];
  // Yuv420p and faststart: every phone can play it, before the file is completely loaded.
  const to = [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-tune',
    'animation',
    '-crf',
    '26',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
    '-an',
  ];
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...from, ...to, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const done = once(ffmpeg, 'close');
  for (let n = 0; n < times; n++) {
    for (const frame of drawn) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  await done;
  console.info(
    `${family}: ${((frames * times) / FPS).toFixed(1)} s, ${Math.round((await stat(file)).size / 1000)} kB`,
  );
}
