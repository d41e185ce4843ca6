// Field error texts of the profile form. Separate, so that members' screens do not load the texts of orders and products.
import type { Lang } from '../../lang.ts';
import type { Texts } from '../../texts.ts';
import { ACCOUNT_TEXTS } from '../account.ts';
import { CATALOG_TEXTS } from '../catalog.ts';
import { PICTURE_TEXTS } from '../picture.ts';
import { PROFILE_TEXTS } from '../profile.ts';
import { REGISTRATION_TEXTS } from '../registrations.ts';

const TEXTS: Readonly<Record<string, Texts>> = {
  ...CATALOG_TEXTS,
  ...ACCOUNT_TEXTS,
  ...PROFILE_TEXTS,
  ...REGISTRATION_TEXTS,
  ...PICTURE_TEXTS,
};

/** Like fieldErrorText() of contract/messages.ts, for fields of a profile and their files. */
export const profileFieldErrorText = (name: string, lang: Lang): string =>
  (TEXTS[name] ?? CATALOG_TEXTS.invalid)[lang];
