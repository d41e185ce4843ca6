// Files of the demo market's evidence: PDFs and pictures that say of themselves that they are examples.
import { drawAssemblyHall } from '../company-pictures/assembly-hall.ts';
import { drawFactory } from '../company-pictures/factory.ts';
import type { SeedSupplier } from '../types.ts';
import { renderSvg } from './files.ts';
import { onePagePdf, textAt } from './one-page-pdf.ts';

export interface EvidenceFile {
  readonly id: string;
  readonly bytes: Buffer;
}

/** A page with the kind, the title and the company, and EXAMPLE across it. */
export const exampleFile = (kind: string, title: string, supplier: SeedSupplier): Buffer =>
  onePagePdf(
    [
      textAt('F2', 20, 56, 760, kind),
      textAt('F1', 12, 56, 730, title),
      textAt('F1', 12, 56, 706, supplier.companyName.en),
      '0.8 g',
      textAt('F2', 96, 64, 420, 'EXAMPLE'),
      '0 g',
      textAt('F1', 10, 56, 56, 'Invented document of the Yantra Bridge demo market.'),
    ].join('\n'),
  );

const EXAMPLE_MARK =
  '<text x="50%" y="92%" text-anchor="middle" font-family="sans-serif" font-size="72" fill="#17263d">EXAMPLE</text>';

const marked = (svg: string): string => svg.replace(/<\/svg>\s*$/, `${EXAMPLE_MARK}</svg>`);

/** The gate and the assembly hall; drawn once for all suppliers. */
export const examplePhotos = (): Promise<Buffer[]> =>
  Promise.all([drawFactory(0), drawAssemblyHall(0)].map((svg) => renderSvg(marked(svg))));
