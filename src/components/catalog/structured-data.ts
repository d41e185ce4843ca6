// Structured data of a product, for search engines.

import type { Product } from '../../../contract/catalog/product.ts';
import { pictureSources } from '../../../contract/media.ts';
import { isWebUrl } from './media.ts';

/** Builds a schema.org Product; `offers` only with a price, `aggregateRating` only with reviews. */
export function productData(product: Product, pageUrl: string, category: string | null, site: URL) {
  const { id, name, summary, description, images, price, rating, supplier, specifications } =
    product;
  const supplierName = supplier?.companyName || supplier?.name;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: summary ?? description.slice(0, 500),
    sku: id,
    url: pageUrl,
    image: images.filter(isWebUrl).map((path) => new URL(pictureSources(path).src, site).href),
    ...(category === null ? {} : { category }),
    ...(supplierName ? { brand: { '@type': 'Brand', name: supplierName } } : {}),
    ...(price === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url: pageUrl,
            price,
            priceCurrency: 'USD',
            ...(supplierName ? { seller: { '@type': 'Organization', name: supplierName } } : {}),
          },
        }),
    ...(rating.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            reviewCount: rating.count,
          },
        }
      : {}),
    additionalProperty: specifications.slice(0, 30).map(([label, value]) => ({
      '@type': 'PropertyValue',
      name: label,
      value,
    })),
  };
}
