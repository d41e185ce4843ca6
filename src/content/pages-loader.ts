// Loader of content pages in markdown: Astro's own, with the facts filled in before the page is checked and rendered.
import { fileURLToPath } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import type { Lang } from '../../contract/lang.ts';
import { FACTS_FOLDER, RULES_FOLDER, readFactList } from './fact-files.ts';
import { fillFacts } from './facts.ts';

/** What Astro passes to its own loaders, beyond what it documents. */
interface EntryType {
  getEntryInfo(input: { contents: string; fileUrl: URL }): Promise<{
    data: Record<string, unknown>;
    body: string;
  }>;
}
type Context = Parameters<Loader['load']>[0] & { entryTypes: Map<string, EntryType> };

const languageOf = (path: string): Lang => (path.includes('/zh-hans/') ? 'zh-Hans' : 'en');

export function pagesLoader(folder: string): Loader {
  const pages = glob({ pattern: '{en,zh-hans}/*.md', base: `./${folder}` });
  return {
    name: 'pages',
    async load(given) {
      const context = given as Context;
      const { root } = context.config;
      const loadWith = async (watcher: Context['watcher']): Promise<void> => {
        const list = readFactList(root);
        const entryTypes = new Map(
          [...context.entryTypes].map(([ending, type]) => [
            ending,
            {
              ...type,
              async getEntryInfo(input: { contents: string; fileUrl: URL }) {
                const info = await type.getEntryInfo(input);
                const path = fileURLToPath(input.fileUrl);
                const file = path.slice(fileURLToPath(root).length);
                return { ...info, ...fillFacts(info, languageOf(path), list, file) };
              },
            },
          ]),
        );
        // A page changes with its facts, too.
        const version = context.generateDigest(JSON.stringify(list));
        const generateDigest: Context['generateDigest'] = (data) =>
          context.generateDigest(`${version} ${JSON.stringify(data)}`);
        await pages.load({ ...context, watcher, entryTypes, generateDigest } as Context);
      };
      await loadWith(context.watcher);
      const { watcher } = context;
      const folders = [FACTS_FOLDER, RULES_FOLDER].map((each) =>
        fileURLToPath(new URL(each, root)),
      );
      watcher?.add(folders);
      watcher?.on('change', (path) => {
        if (!folders.some((each) => path.startsWith(each))) return;
        loadWith(undefined).catch((error: Error) => context.logger.error(error.message));
      });
    },
  };
}
