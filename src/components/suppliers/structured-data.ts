// Structured data of a supplier, for search engines.
import { mediaUrl } from '../../../contract/media.ts';
import type { SupplierProfile } from '../../../contract/suppliers/supplier.ts';
import { avatarAndWebsite } from '../../islands/suppliers/suppliers-card.ts';

/** Builds a schema.org Organization; unknown values are left out. */
export function companyData(profile: SupplierProfile, pageUrl: string, site: URL): object {
  const { companyName, name, description, email, phone, city, province, country } = profile;
  const { avatar, website } = avatarAndWebsite(profile);
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': pageUrl,
    name: companyName || name,
    url: website ?? pageUrl,
    ...(description ? { description } : {}),
    ...(avatar ? { logo: new URL(mediaUrl(avatar), site).href } : {}),
    ...(email ? { email } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(profile.establishedYear ? { foundingDate: String(profile.establishedYear) } : {}),
    ...(profile.rating.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: profile.rating.average,
            reviewCount: profile.rating.count,
          },
        }
      : {}),
    address: {
      '@type': 'PostalAddress',
      ...(city ? { addressLocality: city } : {}),
      ...(province ? { addressRegion: province } : {}),
      ...(country ? { addressCountry: country } : {}),
    },
  };
}
