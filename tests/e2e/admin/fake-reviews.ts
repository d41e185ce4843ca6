// Review queue of the fake admin backend: single products, and an import whose products wait together.

export interface WaitingReviews {
  queue: string[];
  /** Number of waiting products of the import; 0 for no import. */
  imported: number;
}

export const product = (id: string, change: object = {}) => ({
  _id: id,
  name: '数控车床 CK6140',
  title: '数控车床 CK6140 平床身',
  categoryId: 'engineering',
  category: 'Engineering capital Machinery',
  sort_description: '经济型数控车床',
  description: '主轴转速 1600 转，适合中小批量加工。',
  images: [],
  specifications: { 主轴功率: '5.5 kW', 净重: '1900 kg' },
  certification_standards: ['CE'],
  tags: ['车床'],
  countryOfOrigin: 'China',
  priceRange: 8_900,
  minOrderQuantity: 1,
  originalLanguage: 'zh-Hans',
  language: 'zh-Hans',
  supplierId: 's1',
  supplier: { _id: 's1', companyName: 'Jinan Lathe Works', isVerified: true },
  ...change,
});

export const LIVE_PRODUCT = product('p1', {
  specifications: { 主轴功率: '4 kW' },
  tags: ['车床', '二手'],
});

/** `p1` has no translation yet. */
export const previewsOf = (id: string) => [
  id === 'p1'
    ? { lang: 'en', translation: 'missing', product: product(id) }
    : {
        lang: 'en',
        translation: 'whole',
        product: product(id, {
          name: 'CNC lathe CK6140',
          title: 'CNC lathe CK6140, flat bed',
          sort_description: 'An economical CNC lathe',
          description: 'Spindle speed 1,600 rpm, for small and medium batches.',
          specifications: { 'Spindle power': '5.5 kW', 'Net weight': '1900 kg' },
          tags: ['lathe'],
          language: 'en',
        }),
      },
  { lang: 'zh-Hans', translation: 'original', product: product(id) },
];

export function reviewRows({ queue, imported }: WaitingReviews): object[] {
  const rowOf = (id: string, ofImport: object | null) => ({
    id,
    kind: id === 'p1' ? 'change' : 'new',
    submittedAt: '2026-05-06T07:08:09.000Z',
    product: product(id),
    import: ofImport,
  });
  const ofImport = {
    id: 'import1',
    fileName: 'lathes-2026.xlsx',
    machineType: 'CNC lathes',
    waiting: imported,
  };
  const rows = queue.map((id) => rowOf(id, null));
  return imported > 0 ? [rowOf('i1', ofImport), ...rows] : rows;
}

export const waitingProducts = ({ imported }: WaitingReviews) => ({
  waiting: Array.from({ length: imported }, (_, at) => ({ id: `i${at}`, revision: 2 })),
});

/** Skips one product of every call. */
export function decideProducts(reviews: WaitingReviews, body: unknown) {
  const { products } = body as { readonly products: readonly unknown[] };
  reviews.imported -= products.length;
  return { decided: products.length - 1, skipped: 1, left: reviews.imported };
}
