// Field error texts for account forms only: /auth is a new visitor's page and must not load the texts of orders.
import type { Lang } from '../lang.ts';
import { ACCOUNT_TEXTS } from './account.ts';
import { CATALOGUE_TEXTS } from './catalogue.ts';
import type { Texts } from './texts.ts';

const TEXTS: Readonly<Record<string, Texts>> = { ...CATALOGUE_TEXTS, ...ACCOUNT_TEXTS };

/** Like fieldText() of contract/messages.ts, for fields of sign-up, sign-in, passwords and reset. */
export const accountFieldText = (name: string, lang: Lang): string =>
  (TEXTS[name] ?? CATALOGUE_TEXTS.invalid)[lang];
