// What an inquiry is about and who stands on its other side, in the reader's words.
import type { Enquiry } from '../../../../contract/enquiry-reader.ts';
import type { Party } from '../../../../contract/reference-reader.ts';
import { findCategory } from '../../../../contract/taxonomy.ts';
import type { Role } from '../../../../contract/user-reader.ts';
import type { T } from '../../../i18n/engine.ts';
import type words from '../../../i18n/locales/en/enquiry.json';
import { useT } from '../../../i18n/react.tsx';
import { categoryName } from '../../../i18n/taxonomy.ts';

type Words = typeof words;

/** The company's name, or the person's where there is none; '' where neither is known. */
export const partyName = (party: Party | null): string => party?.companyName || party?.name || '';

/** Who a supplier was asked by, or whom a buyer asked. */
export const counterpartOf = (t: T, enquiry: Enquiry, role: Role): string => {
  if (role === 'supplier') return partyName(enquiry.buyer) || t('dashboard:inquiry.gone');
  const desk = enquiry.topic === 'bis' ? t('dashboard:inquiry.desk') : null;
  return partyName(enquiry.supplier) || (desk ?? t('dashboard:inquiry.gone'));
};

export function useTopic(): (enquiry: Enquiry) => string {
  const t = useT();
  return ({ topic, product, category }) => {
    if (topic === 'product') return product?.name || t('dashboard:products.unnamed');
    if (topic === 'bis') return t('dashboard:inquiry.bis');
    if (category === null) return t('dashboard:inquiry.general');
    const name = categoryName(t, findCategory(category)?.id ?? category);
    return t('dashboard:inquiry.about', { category: name });
  };
}

/** An unknown type or timeline stays as it came. */
export const typeName = (t: T, type: string): string =>
  t(`enquiry:type.${type as keyof Words['type']}`, { defaultValue: type });

export const timelineName = (t: T, timeline: string): string =>
  t(`enquiry:timeline.${timeline as keyof Words['timeline']}`, {
    defaultValue: timeline,
  });
