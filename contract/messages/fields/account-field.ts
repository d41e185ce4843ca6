// Field error texts for account forms only: /auth is a new visitor's page and must not load the texts of orders.
import type { Lang } from '../../lang.ts';
import type { Texts } from '../../texts.ts';
import { ACCOUNT_TEXTS } from '../account.ts';
import { CATALOG_TEXTS } from '../catalog.ts';

const TEXTS: Readonly<Record<string, Texts>> = { ...CATALOG_TEXTS, ...ACCOUNT_TEXTS };

/** Like fieldErrorText() of contract/messages.ts, for fields of sign-up, sign-in, passwords and reset. */
export const accountFieldErrorText = (name: string, lang: Lang): string =>
  (TEXTS[name] ?? CATALOG_TEXTS.invalid)[lang];
