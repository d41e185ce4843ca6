// Loader of the rules of import: every YAML file of the folder, checked together, so that a wrong field fails the build with the
// name of the file, the rule and the field.
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { readRuleFiles } from '../../contract/landed-cost/rule-file.ts';
import { readYamlFolder } from './fact-files.ts';

export const rulesLoader = (folder: string): Loader => ({
  name: 'rules',
  async load({ config, store, watcher, generateDigest }) {
    const base = new URL(folder, config.root);
    const readAll = (): void => {
      const rules = readRuleFiles(readYamlFolder(config.root, folder));
      store.clear();
      for (const data of rules) store.set({ id: data.id, data, digest: generateDigest(data) });
    };
    readAll();
    watcher?.add(fileURLToPath(base));
    watcher?.on('change', (path) => {
      if (path.startsWith(fileURLToPath(base))) readAll();
    });
  },
});
