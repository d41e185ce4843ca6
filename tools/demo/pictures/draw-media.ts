// Command that draws the pictures which are committed in server/media/demo. Run: node tools/demo/pictures/draw-media.ts
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Family } from '../../../drawings/families.ts';
import { drawAssemblyHall } from '../company-pictures/assembly-hall.ts';
import { drawCertificate, drawLicence } from '../company-pictures/documents.ts';
import { drawFactory } from '../company-pictures/factory.ts';
import { ASSEMBLY_DRAWINGS, FACTORY_DRAWINGS } from '../company-profile.ts';
import { drawFamily } from './draw-pictures.ts';

const OUT = fileURLToPath(new URL('../../../server/media/demo/', import.meta.url));

/** Machines on the home page, which a market without demo products shows too. */
const HOME_PAGE: readonly Family[] = ['rice-mill', 'smt-placer', 'rapier-loom', 'robot-arm'];

const numbered = (
  name: string,
  count: number,
  draw: (number: number) => string,
): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name}-${at}`, draw(at)]));

const pictures: Readonly<Record<string, string>> = {
  ...Object.fromEntries(HOME_PAGE.map((family) => [`${family}-0`, drawFamily(family, 1)[0] ?? ''])),
  ...Object.fromEntries([0, 1, 2].map((kind) => [`certificate-${kind}`, drawCertificate(kind)])),
  'licence-0': drawLicence(),
  ...numbered('factory', FACTORY_DRAWINGS, drawFactory),
  ...numbered('assembly', ASSEMBLY_DRAWINGS, drawAssemblyHall),
};
for (const [name, svg] of Object.entries(pictures)) await writeFile(`${OUT}${name}.svg`, svg);
console.info(`${Object.keys(pictures).length} pictures drawn.`);
