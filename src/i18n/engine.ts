// Configuration of the shared i18next engine. Each translator has a fixed language; the engine's language never changes.
import i18next, { type i18n, type Resource, type TFunction } from 'i18next';
import type { Lang } from './language.ts';
import type { Namespace, Strings } from './namespaces.ts';

/** Translates keys such as 'nav.products' (namespace common) or 'home:hero.title'. */
export type TranslateFunction = TFunction<['common', ...Exclude<Namespace, 'common'>[]]>;

export function createEngine(resources: Resource): i18n {
  const engine = i18next.createInstance();
  void engine.init({
    resources,
    initAsync: false,
    lng: 'en',
    fallbackLng: false,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  return engine;
}

export const fixedT = (engine: i18n, lang: Lang): TranslateFunction => engine.getFixedT(lang);

/** Adds the texts sent with a page; namespaces that are already loaded are skipped, because their texts are equal. */
export function addStrings(engine: i18n, lang: Lang, strings: Strings): void {
  for (const [namespace, texts] of Object.entries(strings))
    if (!engine.hasResourceBundle(lang, namespace))
      engine.addResourceBundle(lang, namespace, texts);
}
