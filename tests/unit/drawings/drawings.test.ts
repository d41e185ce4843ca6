// Drawings: to scale, distinct, small, well-formed, and without anything that runs or loads.
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { findMachineType } from '../../../contract/machine-types/index.ts';
import { FAMILIES, type Family } from '../../../drawings/families.ts';
import { drawMoment, drawPictures } from '../../../drawings/index.ts';
import { pointsOf } from '../../../drawings/kit/render.ts';
import { bounds } from '../../../drawings/kit/space.ts';
import { batteryLine } from '../../../drawings/machines/battery-line.ts';
import { cableExtruder } from '../../../drawings/machines/cable-extruder.ts';
import { compositeAutoclave } from '../../../drawings/machines/composite-autoclave.ts';
import { fabricCutter } from '../../../drawings/machines/fabric-cutter.ts';
import { fibreLaser } from '../../../drawings/machines/fibre-laser.ts';
import { lathe } from '../../../drawings/machines/lathe.ts';
import { panelRouter } from '../../../drawings/machines/panel-router.ts';
import { pressBrake } from '../../../drawings/machines/press-brake.ts';
import { reflowOven } from '../../../drawings/machines/reflow-oven.ts';
import { rotaryKiln } from '../../../drawings/machines/rotary-kiln.ts';
import { solarLaminator } from '../../../drawings/machines/solar-laminator.ts';
import { towerCrane } from '../../../drawings/machines/tower-crane.ts';
import { type Dimensions, standardModel } from '../../../drawings/model.ts';
import { figuresIn } from './figures.ts';

const FAMILY_IDS = Object.keys(FAMILIES) as Family[];
const PICTURES = 5;

const drawn = new Map(
  FAMILY_IDS.map((family) => [family, drawPictures(standardModel(family), 0, PICTURES)]),
);
const picturesOf = (family: Family): readonly string[] => drawn.get(family) ?? [];
const all = [...drawn.values()].flat();
/** Names of the pictures that fail, as a whole picture is too long for a message. */
const failing = (isRight: (svg: string) => boolean): string[] =>
  [...drawn].flatMap(([family, svgs]) =>
    svgs.flatMap((svg, picture) => (isRight(svg) ? [] : [`${family} ${picture}`])),
  );

test('each family draws a machine type, and no type has two', () => {
  const types = Object.values(FAMILIES);
  expect(types.filter((id) => findMachineType(id)?.id !== id)).toEqual([]);
  expect(new Set(types).size).toBe(types.length);
});

test('the same model has the same drawing, whatever was drawn before', () => {
  for (const family of ['lathe', 'robot-arm', 'bioreactor'] as const)
    expect(drawPictures(standardModel(family), 0, PICTURES)).toEqual(picturesOf(family));
});

describe('to scale', () => {
  const drawingOf = (family: Family, dimensions: Dimensions): Map<number, number> =>
    figuresIn(drawPictures({ ...standardModel(family), dimensions }, 0, 3)[2] ?? '');

  /** Dimensions in the proportions of a family, beyond which it is not stretched: measured, stated, and measured again. */
  function ownDimensions(family: Family): [length: number, width: number, height: number] {
    let sides: [number, number, number] = [3001, 3002, 3003];
    for (let round = 0; round < 4; round++) {
      const figures = drawingOf(family, sides);
      // One millimetre apart, because a line is found by the number on it.
      sides = sides.map((side, at) => Math.round(figures.get(side) ?? side) + at) as typeof sides;
    }
    return sides;
  }

  test.each(FAMILY_IDS)('%s: its lines are as long as what is printed on them', (family) => {
    const [length, width, height] = ownDimensions(family);
    const longer = Math.round(length * 1.2);
    const [own, long] = [
      drawingOf(family, [length, width, height]),
      drawingOf(family, [longer, width, height]),
    ];
    expect(own.size).toBe(3);
    for (const [stated, measured] of [...own, ...long]) {
      // Round parts stay round, so that a side can be a little off.
      expect(measured / stated).toBeGreaterThan(0.9);
      expect(measured / stated).toBeLessThan(1.1);
    }
    expect((long.get(longer) ?? 0) / (own.get(length) ?? 0)).toBeGreaterThan(1.09);
  });

  test.each([
    ['lathe', lathe, 'turning-length', 500, 3000],
    ['press-brake', pressBrake, 'bending-length', 1600, 6000],
    ['fibre-laser', fibreLaser, 'working-length', 1500, 6000],
    ['panel-router', panelRouter, 'working-length', 2000, 4000],
    ['fabric-cutter', fabricCutter, 'cutting-length', 1500, 3500],
    ['reflow-oven', reflowOven, 'heating-length', 1500, 4000],
    ['solar-laminator', solarLaminator, 'laminating-length', 2000, 6000],
    ['composite-autoclave', compositeAutoclave, 'working-length', 2000, 12_000],
    ['rotary-kiln', rotaryKiln, 'length', 10, 60],
    ['battery-line', batteryLine, 'length', 6, 40],
    ['cable-extruder', cableExtruder, 'length', 12, 60],
    ['tower-crane', towerCrane, 'jib-length', 30, 75],
  ] as const)('%s: a longer one is drawn longer, by its %s', (family, build, key, short, long) => {
    const lengthOf = (value: number): number => {
      const m = build({ ...standardModel(family), values: { [key]: value } });
      const { low, high } = bounds(pointsOf(m.alone().solids));
      return m.runs === 'y' ? high[1] - low[1] : high[0] - low[0];
    };
    expect(lengthOf(long)).toBeGreaterThan(lengthOf(short) * 1.05);
  });

  test('the dimensions are printed beside a person and a door', () => {
    const model = { ...standardModel('lathe'), dimensions: [3450, 1660, 1870] as const };
    const [, , drawing = ''] = drawPictures(model, 0, 3);
    for (const text of ['3,450', '1,660', '1,870', '1.75 m', '2 m'])
      expect(drawing).toContain(`>${text}</text>`);
  });
});

describe('distinct', () => {
  test('no two pictures of the sixty families are the same', () => {
    expect(new Set(all).size).toBe(FAMILY_IDS.length * PICTURES);
  });

  test.each(FAMILY_IDS)('%s: other dimensions, or another size, are another cover', (family) => {
    const small = { ...standardModel(family), size: 0.2, dimensions: [900, 700, 1200] as const };
    const long = { ...small, dimensions: [3900, 900, 1400] as const };
    const covers = [small, long, { ...small, size: 0.9 }].map(
      (each) => drawPictures(each, 0, 1)[0],
    );
    expect(new Set(covers).size).toBe(3);
  });

  test.each(FAMILY_IDS)('%s: each colour is another cover', (family) => {
    const covers = [0, 1, 2].map((way) => drawPictures(standardModel(family), way, 1)[0]);
    expect(new Set(covers).size).toBe(3);
  });

  test('each moment of a machine that moves is another picture', () => {
    expect(drawMoment('lathe', 0.5)).not.toBe(drawMoment('lathe', 0.25));
  });
});

describe('as files', () => {
  /** Elements and attributes of SVG that load nothing and run nothing. */
  const ELEMENTS = ['svg', 'style', 'defs', 'clipPath', 'g', 'path', 'circle', 'text'];

  test('have only elements that load and run nothing', () => {
    const found = new Set(all.flatMap((svg) => svg.match(/<[a-z]\w*/gi) ?? []));
    expect([...found].filter((tag) => !ELEMENTS.includes(tag.slice(1)))).toEqual([]);
  });

  test('refer to nothing but their own parts', () => {
    const refersOutside = (svg: string): boolean => {
      const inside = svg.replace('xmlns="http://www.w3.org/2000/svg"', '');
      const targets = [...inside.matchAll(/url\(([^)]*)\)/g)].map(([, target = '']) => target);
      return (
        /:\/\/|href|@import|\son\w+=|javascript:|data:|&|<!/i.test(inside) ||
        targets.some(
          (each) => !inside.includes(`id="${each.replace(/^#/, '')}"`) || each[0] !== '#',
        )
      );
    };
    expect(failing((svg) => !refersOutside(svg))).toEqual([]);
  });

  test('have numbers everywhere', () => {
    expect(failing((svg) => !/NaN|Infinity|undefined|null/.test(svg))).toEqual([]);
  });

  // Libxml2, the reader of this library, refuses what is not well-formed.
  test('are well-formed XML of the size of the canvas', async () => {
    const read = await Promise.all(all.map((svg) => sharp(Buffer.from(svg)).metadata()));
    for (const { format, width, height } of read)
      expect([format, width, height]).toEqual(['svg', 1280, 960]);
  });

  test('are small', () => {
    expect(failing((svg) => Buffer.byteLength(svg) < 120_000)).toEqual([]);
    const sizes = all.map((svg) => gzipSync(svg).length);
    expect(sizes.reduce((sum, each) => sum + each, 0) / sizes.length).toBeLessThan(9_000);
  });

  test('covers have no paper, so that they suit light and dark pages', () => {
    for (const family of FAMILY_IDS) expect(picturesOf(family)[0]).not.toMatch(/<rect|M0 0h1280/);
  });
});
