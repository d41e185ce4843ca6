// Structured data of a product, for search engines.

import type { Product } from '../../../contract/catalog/product-reader.ts';
import { pictureSources } from '../../../contract/media.ts';
import { isWebAddress } from './media.ts';

/** Builds a schema.org Product; `offers` only with a price, `aggregateRating` only with reviews. */
export function productData(product: Product, address: string, category: string | null, site: URL) {
  const { id, name, summary, description, images, price, rating, supplier, specifications } =
    product;
  const maker = supplier?.companyName || supplier?.name;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: summary ?? description.slice(0, 500),
    sku: id,
    url: address,
    image: images.filter(isWebAddress).map((path) => new URL(pictureSources(path).src, site).href),
    ...(category === null ? {} : { category }),
    ...(maker ? { brand: { '@type': 'Brand', name: maker } } : {}),
    ...(price === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url: address,
            price,
            priceCurrency: 'USD',
            ...(maker ? { seller: { '@type': 'Organization', name: maker } } : {}),
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
