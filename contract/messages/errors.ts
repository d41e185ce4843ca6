// Error texts by error code (spec §8). English is literal where the spec quotes it.

import en from '../../locales/en/messages/errors.json' with { type: 'json' };
import zh from '../../locales/zh-Hans/messages/errors.json' with { type: 'json' };
import { UNCONFIRMED_COUNTERPARTS_PER_DAY } from '../accounts/email-limits.ts';
import { MAX_INVITATIONS, MAX_MEMBERS } from '../accounts/member-limits.ts';
import { MAX_PASSKEYS } from '../accounts/second-factor-limits.ts';
import type { ErrorCode } from '../errors.ts';
import { MAX_DOCUMENTS } from '../evidence/evidence-kinds.ts';
import { MAX_FAVOURITES } from '../favourites/favourite-limits.ts';
import { PUBLIC_CHANGES_PER_MINUTE } from '../limits.ts';
import { MAX_SAVED_SEARCHES } from '../saved-searches/saved-search-limits.ts';
import { inBothLanguages, type Texts, textsWithValues } from '../texts.ts';

const texts = inBothLanguages(en, zh) satisfies Record<ErrorCode, Texts>;

const withMost = (code: ErrorCode, most: number): Texts => textsWithValues(texts[code], { most });

export const ERROR_TEXTS: Readonly<Record<ErrorCode, Texts>> = {
  ...texts,
  confirmEmailFirst: textsWithValues(texts.confirmEmailFirst, {
    companies: UNCONFIRMED_COUNTERPARTS_PER_DAY,
  }),
  evidenceFull: withMost('evidenceFull', MAX_DOCUMENTS),
  favouritesFull: withMost('favouritesFull', MAX_FAVOURITES),
  invitationsFull: withMost('invitationsFull', MAX_INVITATIONS),
  membersFull: withMost('membersFull', MAX_MEMBERS),
  passkeysFull: withMost('passkeysFull', MAX_PASSKEYS),
  savedSearchesFull: withMost('savedSearchesFull', MAX_SAVED_SEARCHES),
  tooManyChanges: withMost('tooManyChanges', PUBLIC_CHANGES_PER_MINUTE),
};
