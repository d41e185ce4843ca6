// The one i18next engine's settings. The language is chosen per translator, never changed on the engine.
import i18next, { type i18n, type Resource, type TFunction } from 'i18next';
import type { Lang } from './language.ts';
import type { Namespace, Strings } from './namespaces.ts';

/** Translates keys such as 'nav.products' (namespace common) or 'home:hero.title'. */
export type T = TFunction<['common', ...Exclude<Namespace, 'common'>[]]>;

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

export const fixedT = (engine: i18n, lang: Lang): T => engine.getFixedT(lang);

/** Adds what a page sent along; what is there already is the same text. */
export function addStrings(engine: i18n, lang: Lang, strings: Strings): void {
  for (const [namespace, texts] of Object.entries(strings))
    if (!engine.hasResourceBundle(lang, namespace))
      engine.addResourceBundle(lang, namespace, texts);
}
