// Vite plugin with the compiled texts: 'words:all' for the server, a hashed file per language and namespace for browsers, and
// 'words:late/NAMESPACE' with the loaders of a namespace.
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { LANGS, type Lang } from '../../contract/lang.ts';
import { compileWords, NAMESPACES, textsFile } from './compile-words.ts';

const PREFIX = 'words:';
const ALL = `${PREFIX}all`;
const URLS = `${PREFIX}urls`;
const LATE = `${PREFIX}late/`;
/** Marks a module that is not a file. */
const VIRTUAL = '\0';

const ALL_WORDS = LANGS.flatMap((lang) => NAMESPACES.map((namespace) => ({ lang, namespace })));

const idOf = (lang: Lang, namespace: string): string => `${PREFIX}${lang}/${namespace}`;

/** The URL contains a hash of the content, so that the server knows it before the browser's files are built. */
function urlOf(lang: Lang, namespace: string, isBuild: boolean): string {
  if (!isBuild) return `/@id/${idOf(lang, namespace)}`;
  const hash = createHash('sha256').update(compileWords(lang, namespace)).digest('base64url');
  return `/_astro/words.${lang}.${namespace}.${hash.slice(0, 8)}.js`;
}

function allWords(): string {
  const imports = ALL_WORDS.map(
    ({ lang, namespace }, at) => `import words${at} from '${idOf(lang, namespace)}';`,
  );
  const byLanguage = LANGS.map((lang) => {
    const names = ALL_WORDS.flatMap((each, at) => (each.lang === lang ? [`...words${at}`] : []));
    return `'${lang}': { ${names.join(', ')} }`;
  });
  return `${imports.join('\n')}\nexport default { ${byLanguage.join(', ')} };`;
}

const allUrls = (isBuild: boolean): string =>
  `export default ${JSON.stringify(
    Object.fromEntries(
      LANGS.map((lang) => [
        lang,
        Object.fromEntries(NAMESPACES.map((name) => [name, urlOf(lang, name, isBuild)])),
      ]),
    ),
  )}`;

/** One loader per language, so that a browser loads its own language only. */
const loadersOf = (namespace: string): string =>
  `export default { ${LANGS.map((lang) => `'${lang}': () => import('${idOf(lang, namespace)}')`).join(', ')} };`;

export function words(): Plugin {
  let isBuild = false;
  return {
    name: 'words',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    buildStart() {
      if (!isBuild || this.environment.config.consumer !== 'client') return;
      for (const { lang, namespace } of ALL_WORDS)
        this.emitFile({
          type: 'chunk',
          id: idOf(lang, namespace),
          fileName: urlOf(lang, namespace, isBuild).slice(1),
          preserveSignature: 'strict',
        });
    },
    resolveId: {
      filter: { id: /^words:/ },
      handler: (id) => VIRTUAL + id,
    },
    load: {
      filter: { id: /^\0words:/ },
      handler(marked) {
        const id = marked.slice(VIRTUAL.length);
        if (id === ALL) return allWords();
        if (id === URLS) return allUrls(isBuild);
        if (id.startsWith(LATE))
          return { code: loadersOf(id.slice(LATE.length)), map: null, moduleSideEffects: false };
        const known = ALL_WORDS.find(({ lang, namespace }) => idOf(lang, namespace) === id);
        if (!known) throw new Error(`${id}: no such texts`);
        const { lang, namespace } = known;
        this.addWatchFile(fileURLToPath(textsFile(lang, namespace)));
        return { code: compileWords(lang, namespace), map: null, moduleSideEffects: false };
      },
    },
  };
}
