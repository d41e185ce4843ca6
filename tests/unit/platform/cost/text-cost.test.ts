// Cost of the functions and schemas that read a visitor's text, per character of a hostile text.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { normalizePhone, phoneError } from '../../../../contract/accounts/account-rules.ts';
import {
  gstinError,
  iecError,
  normalizeRegistration,
} from '../../../../contract/accounts/registrations.ts';
import { readPhone, typedPhone } from '../../../../contract/accounts/typed-phone.ts';
import { senderName } from '../../../../contract/admin/sender-name.ts';
import { attributesIn } from '../../../../contract/catalog/attribute-parameters.ts';
import { translatePhrases } from '../../../../contract/chat/phrases/phrases.ts';
import { csvOf } from '../../../../contract/csv.ts';
import { creditCodeError, normalizeCreditCode } from '../../../../contract/evidence/credit-code.ts';
import { ALL_ENDPOINTS } from '../../../../contract/index.ts';
import { supplierCode } from '../../../../contract/landed-cost/hs-code.ts';
import { LANGS, parseAcceptLanguage } from '../../../../contract/lang.ts';
import { amountsAt, hasSeveral } from '../../../../contract/machine-types/amounts.ts';
import { coloursIn } from '../../../../contract/machine-types/colours.ts';
import { findMachineType, MACHINE_TYPES } from '../../../../contract/machine-types/index.ts';
import { readValues } from '../../../../contract/machine-types/read-values.ts';
import { pictureSources, previewUrl } from '../../../../contract/media.ts';
import { typedCount, typedPrice } from '../../../../contract/products/typed-terms.ts';
import { unwrapJson } from '../../../../contract/read.ts';
import { initialsOf } from '../../../../contract/suppliers/initials.ts';
import { findSubcategory } from '../../../../contract/taxonomy/taxonomy.ts';
import { foldWidth, pastedCode, pastedEmail } from '../../../../contract/typed/pasted-text.ts';
import { typedNumber } from '../../../../contract/typed/typed-number.ts';
import { companySearchWords } from '../../../../server/accounts/profile/company-search-words.ts';
import { parseUserAgent } from '../../../../server/accounts/sign-in/device.ts';
import { emailKey } from '../../../../server/accounts/sign-in/email-key.ts';
import { readQueryAmounts } from '../../../../server/catalog/search/query-amounts.ts';
import { searchTermsOf } from '../../../../server/catalog/search/search-terms.ts';
import { searchDocumentOf } from '../../../../server/catalog/search-document.ts';
import { suggestedTypes } from '../../../../server/catalog/suggested-types.ts';
import { Vocabulary } from '../../../../server/catalog/vocabulary.ts';
import { findTerms } from '../../../../server/glossary/find-terms.ts';
import { translateByGlossary } from '../../../../server/glossary/glossary.ts';
import { searchedWords } from '../../../../server/platform/db/substring-search.ts';
import { countFieldValues } from '../../../../server/platform/http/bodies/json.ts';
import { escapeMalformedUrl } from '../../../../server/platform/http/malformed-request.ts';
import { coarseNetwork, networkOf } from '../../../../server/platform/http/network.ts';
import { normalizedPath } from '../../../../server/platform/http/normalized-url.ts';
import { isPublicAddress } from '../../../../server/platform/http/public-address.ts';
import { parseQueryString } from '../../../../server/platform/http/query-string.ts';
import { parseAddress } from '../../../../server/platform/http/web-address.ts';
import { languageOfTexts } from '../../../../server/platform/text/language-of-texts.ts';
import { nameKey } from '../../../../server/platform/text/name-key.ts';
import { oneLine } from '../../../../server/platform/text/one-line.ts';
import { toSimplified } from '../../../../server/platform/text/simplified.ts';
import { tokenize, uniqueWords } from '../../../../server/platform/text/tokenize.ts';
import { checkRow, picturesIn } from '../../../../server/products/import/check-row.ts';
import { readHeading } from '../../../../server/products/import/column-heading.ts';
import { guessColumns } from '../../../../server/products/import/guess-columns.ts';
import { savedQueryOf } from '../../../../server/saved-searches/saved-query.ts';
import { restore } from '../../../../server/translation/protect.ts';
import { detectTextLanguage } from '../../../../server/translation/translator.ts';
import { matchOnDemandPage } from '../../../../server/web/on-demand.ts';
import { canonicalUrl } from '../../../../server/web/redirect.ts';
import { growthOf, MAX_GROWTH } from './growth.ts';
import { GENERAL_TEXTS } from './hostile-texts.ts';
import { patternsIn } from './source-patterns.ts';

/** The market's words, and as many others as a market of some thousand products has. */
const vocabulary = new Vocabulary([
  ...uniqueWords(
    MACHINE_TYPES.flatMap(({ name, synonyms }) => [
      ...Object.values(name),
      ...Object.values(synonyms).flat(),
    ]),
  ).map((word): [string, number] => [word, 2]),
  ...Array.from({ length: 20_000 }, (_, at): [string, number] => [
    `${((at * 7_919) % 308_915_776).toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')}ing`,
    1,
  ]),
]);
const lathe = findMachineType('cnc-lathe') ?? (MACHINE_TYPES[0] as (typeof MACHINE_TYPES)[number]);
const importRules = {
  type: lathe,
  columns: guessColumns(lathe, ['Name', 'Description', 'Picture', 'Colour', 'Power (kW)'], []),
  language: 'en',
  hasZip: true,
} as const;
const { subcategory } = lathe;
const place = { subcategory, category: findSubcategory(subcategory)?.category ?? '' };
const parts = Array.from({ length: 50 }, (_, at) => `M${at}`);
const bothLanguages = <Result>(work: (lang: (typeof LANGS)[number]) => Result): Result[] =>
  LANGS.map(work);

/** By the file that they are in or that builds their patterns. */
const FUNCTIONS: Readonly<Record<string, (text: string) => unknown>> = {
  'contract/accounts/account-rules.ts': (text) => phoneError('buyer', normalizePhone(text)),
  'contract/accounts/registrations.ts': (text) => {
    const number = normalizeRegistration(text);
    return [gstinError(number), iecError(number)];
  },
  'contract/accounts/typed-phone.ts': (text) => [
    readPhone('buyer', text),
    typedPhone('buyer', text, text),
  ],
  'contract/admin/sender-name.ts': (text) => senderName(text, text),
  'contract/catalog/attribute-parameters.ts': (text) =>
    attributesIn(new URLSearchParams(text.replaceAll(/[^&=]{8}/g, (value) => `attr.a=${value}&`))),
  'contract/chat/phrases/phrases.ts': (text) =>
    bothLanguages((lang) => translatePhrases(text, lang)),
  'contract/csv.ts': (text) => csvOf([[text]]),
  'contract/evidence/credit-code.ts': (text) => creditCodeError(normalizeCreditCode(text)),
  'contract/landed-cost/hs-code.ts': supplierCode,
  'contract/lang.ts': parseAcceptLanguage,
  'contract/machine-types/colours.ts': coloursIn,
  'contract/machine-types/amounts.ts': (text) => [amountsAt(text), hasSeveral(text)],
  'contract/machine-types/read-values.ts': (text) =>
    readValues(lathe, Object.fromEntries(lathe.attributes.map(({ name }) => [name.en, text]))),
  'contract/typed/pasted-text.ts': (text) => [foldWidth(text), pastedCode(text), pastedEmail(text)],
  'contract/products/typed-terms.ts': (text) => [typedPrice(text), typedCount(text)],
  'contract/media.ts': (text) => [pictureSources(`/media/${text}.svg`), previewUrl(text)],
  'contract/read.ts': unwrapJson,
  'contract/typed/typed-number.ts': typedNumber,
  'contract/suppliers/initials.ts': (text) => [initialsOf(text), initialsOf('Ningbo', text)],
  'server/accounts/profile/company-search-words.ts': (text) =>
    companySearchWords([{ company: text, contact: '', city: '', province: '', description: text }]),
  'server/accounts/sign-in/device.ts': parseUserAgent,
  'server/accounts/sign-in/email-key.ts': emailKey,
  'server/catalog/search/query-amounts.ts': readQueryAmounts,
  'server/catalog/search/search-terms.ts': (text) =>
    searchTermsOf(text, vocabulary, { namesAttributes: true, amountWords: new Map() }),
  'server/catalog/search-document.ts': (text) =>
    searchDocumentOf(1, place, { names: [text], details: [text] }),
  'server/catalog/suggested-types.ts': (text) =>
    suggestedTypes(uniqueWords([text]).slice(0, 8), { found: {}, all: { [lathe.id]: 1 } }, 3),
  'server/glossary/find-terms.ts': (text) => bothLanguages((lang) => findTerms([text], lang)),
  'server/glossary/glossary.ts': (text) => bothLanguages((lang) => translateByGlossary(text, lang)),
  'server/platform/db/substring-search.ts': searchedWords,
  'server/platform/http/bodies/json.ts': (text) => {
    try {
      return countFieldValues(`[${text}`);
    } catch {
      return null;
    }
  },
  'server/platform/http/malformed-request.ts': (text) => escapeMalformedUrl(`/${text}%`),
  'server/platform/http/network.ts': (text) => [networkOf(text), coarseNetwork(text)],
  'server/platform/http/normalized-url.ts': normalizedPath,
  'server/platform/http/public-address.ts': isPublicAddress,
  'server/platform/http/query-string.ts': (text) =>
    parseQueryString(text.replaceAll(/[^&=]{8}/g, (value) => `attr.${value}=1&`)),
  'server/platform/http/web-address.ts': (text) => parseAddress(`https://${text}`),
  'server/platform/text/language-of-texts.ts': (text) => languageOfTexts([text], null),
  'server/platform/text/name-key.ts': (text) => bothLanguages((lang) => nameKey(text, lang)),
  'server/platform/text/one-line.ts': (text) => oneLine(text, 200),
  'server/platform/text/simplified.ts': toSimplified,
  'server/platform/text/tokenize.ts': tokenize,
  'server/products/import/check-row.ts': (text) => [
    checkRow({ cells: [text, text, text, text, text], notes: [] }, importRules),
    picturesIn(text),
  ],
  'server/products/import/guess-columns.ts': (text) => [
    readHeading(text),
    guessColumns(lathe, [text], []),
  ],
  'server/saved-searches/saved-query.ts': (text) => {
    try {
      return savedQueryOf(`search=${encodeURIComponent(text.toWellFormed())}`);
    } catch {
      return null;
    }
  },
  'server/translation/protect.ts': (text) => restore(text, parts),
  'server/translation/translator.ts': detectTextLanguage,
  'server/web/on-demand.ts': (text) => [
    matchOnDemandPage(`/${encodeURIComponent(text.toWellFormed())}`, ''),
    matchOnDemandPage('/products', text),
    matchOnDemandPage('/compare', `ids=${text}`),
  ],
  'server/web/redirect.ts': (text) => canonicalUrl(`/${text}`),
};

/** Names of the hostile texts for which the cost grows faster than the text. */
const costlyTexts = (work: (text: string) => unknown): string[] =>
  Object.entries(GENERAL_TEXTS).flatMap(([name, textOf]) => {
    const growth = growthOf(textOf, work);
    return growth > MAX_GROWTH ? [`${name}: ${growth.toFixed(1)}`] : [];
  });

test.each(Object.entries(FUNCTIONS))(
  '%s costs the same per character in a longer text',
  { timeout: 300_000 },
  (_, work) => {
    expect(costlyTexts(work)).toEqual([]);
  },
);

test('every file that builds patterns has its functions above', () => {
  const { building } = patternsIn(['contract', 'server']);
  // Its pattern is of the sort of a list, which is a field of the schemas below.
  expect(building.filter((file) => !(file in FUNCTIONS))).toEqual(['contract/catalog/products.ts']);
});

/** Names of the fields of an object schema. */
const fieldsOf = (schema: z.core.$ZodType | undefined): string[] => {
  const { shape, in: inner } = (schema?._zod.def ?? {}) as {
    shape?: object;
    in?: z.core.$ZodType;
  };
  return shape ? Object.keys(shape) : inner ? fieldsOf(inner) : [];
};

test('no field of a call costs more per character in a longer text', { timeout: 300_000 }, () => {
  const costly: string[] = [];
  for (const { method, path, params, query, body } of ALL_ENDPOINTS)
    for (const schema of [params, query, body])
      for (const field of fieldsOf(schema))
        for (const [name, textOf] of Object.entries(GENERAL_TEXTS)) {
          const growth = growthOf(
            textOf,
            (text) =>
              schema && [
                z.safeParse(schema, { [field]: text }),
                z.safeParse(schema, { [field]: [text] }),
                z.safeParse(schema, { [field]: { [text]: text } }),
              ],
          );
          if (growth > MAX_GROWTH)
            costly.push(`${method} ${path} ${field} ${name}: ${growth.toFixed(1)}`);
        }
  expect(costly).toEqual([]);
});
