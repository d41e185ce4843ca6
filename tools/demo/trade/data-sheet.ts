// A product's data sheet as a PDF of one A4 page.
import type { SeedProduct, SeedSupplier } from '../types.ts';
import { onePagePdf, textAt } from './one-page-pdf.ts';

const [LEFT, TOP, VALUE_AT, LINE_HEIGHT, RIGHT] = [56, 780, 300, 19, 539];

const pageContent = (product: SeedProduct, supplier: SeedSupplier): string => {
  const rows = Object.entries(product.specifications.en).map(([label, value], index) => {
    const y = TOP - 86 - index * LINE_HEIGHT;
    return [
      textAt('F1', 10, LEFT, y, label),
      textAt('F2', 10, VALUE_AT, y, value),
      `0.85 G ${LEFT} ${y - 6} m ${RIGHT} ${y - 6} l S`,
    ].join('\n');
  });
  return [
    textAt('F2', 16, LEFT, TOP, product.name.en),
    textAt('F1', 10, LEFT, TOP - 20, supplier.companyName.en),
    `0.2 G ${LEFT} ${TOP - 34} m ${RIGHT} ${TOP - 34} l S`,
    textAt('F2', 12, LEFT, TOP - 58, 'Data sheet'),
    ...rows,
    textAt(
      'F1',
      8,
      LEFT,
      56,
      'Subject to change. Invented machine of the Yantra Bridge demo market.',
    ),
  ].join('\n');
};

export const dataSheet = (product: SeedProduct, supplier: SeedSupplier): Buffer =>
  onePagePdf(pageContent(product, supplier));
