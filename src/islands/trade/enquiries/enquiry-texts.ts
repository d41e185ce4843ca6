// Display texts of an enquiry: topic, counterpart, type and timeline.

import type { Role } from '../../../../contract/accounts/user.ts';
import { findCategory } from '../../../../contract/taxonomy/taxonomy.ts';
import type { Enquiry } from '../../../../contract/trade/enquiry.ts';
import type { Participant } from '../../../../contract/trade/references.ts';
import type strings from '../../../../locales/en/enquiry.json';
import { useT } from '../../../i18n/react.tsx';
import { categoryName } from '../../../i18n/taxonomy.ts';
import type { TranslateFunction } from '../../../i18n/translator.ts';

type EnquiryStrings = typeof strings;

/** Returns the company name, else the person's name, else ''. */
export const participantName = (participant: Participant | null): string =>
  participant?.companyName || participant?.name || '';

/** Returns the display name of the counterpart: the buyer for a supplier, the supplier for a buyer. */
export const counterpartOf = (t: TranslateFunction, enquiry: Enquiry, role: Role): string => {
  if (role === 'supplier') return participantName(enquiry.buyer) || t('dashboard:inquiry.gone');
  const adminName = enquiry.topic === 'bis' ? t('dashboard:inquiry.desk') : null;
  return participantName(enquiry.supplier) || (adminName ?? t('dashboard:inquiry.gone'));
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

/** Translates an enquiry type; unknown types and timelines are returned unchanged. */
export const typeName = (t: TranslateFunction, type: string): string =>
  t(`enquiry:type.${type as keyof EnquiryStrings['type']}`, { defaultValue: type });

export const timelineName = (t: TranslateFunction, timeline: string): string =>
  t(`enquiry:timeline.${timeline as keyof EnquiryStrings['timeline']}`, {
    defaultValue: timeline,
  });
