// Structured data of a product, for search engines.

import type { Product } from '../../../contract/catalog/product.ts';
import { pictureSources } from '../../../contract/media.ts';
import { isWebUrl } from './gallery/media.ts';

/** The text of a number, such as "2,500 rpm", without the number: its unit; '' for a count. */
const unitIn = (text: string): string => text.replace(/^[-−]?[\d.,]+\s*/, '');

const attributeData = ({ name, text, number }: Product['attributes'][number]) => {
  const unitText = number === null ? '' : unitIn(text);
  return {
    '@type': 'PropertyValue',
    name,
    value: number ?? text,
    ...(unitText === '' ? {} : { unitText }),
  };
};

/**
 * schema.org has no property for an Incoterm, and its delivery methods are carriers and collection points: the basis describes the
 * price. Its taxes and duties are paid in India, on top.
 */
const priceSpecification = (price: number, basis: string) => ({
  '@type': 'UnitPriceSpecification',
  price,
  priceCurrency: 'USD',
  description: basis,
  valueAddedTaxIncluded: false,
});

/**
 * Builds a schema.org Product; `offers` only with a price, `aggregateRating` only with reviews. `specifications`: those that
 * repeat no attribute.
 */
export function productData(
  product: Product,
  specifications: Product['specifications'],
  pageUrl: string,
  category: string | null,
  /** Text of the price basis; null where it is not stated. */
  basis: string | null,
  site: URL,
) {
  const { id, name, summary, description, images, price, rating, supplier } = product;
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
            ...(basis === null ? {} : { priceSpecification: priceSpecification(price, basis) }),
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
    additionalProperty: [
      ...product.attributes.map(attributeData),
      ...specifications
        .slice(0, 30)
        .map(([label, value]) => ({ '@type': 'PropertyValue', name: label, value })),
    ],
  };
}
