// Reading of the facts and rules of the release for content pages, by the build and by scripts.
import { readdirSync, readFileSync } from 'node:fs';
import { CORE_SCHEMA, load } from 'js-yaml';
import {
  type RuleFile,
  readEntryFiles,
  readRuleFiles,
} from '../../contract/landed-cost/rule-file.ts';
import type { FactList } from './facts.ts';
import { fact } from './schemas/fact.ts';

/** Relative to the root of the site. */
export const FACTS_FOLDER = 'src/content/facts/';
export const RULES_FOLDER = 'src/content/rules/';

/** The YAML files of a folder, parsed; days stay as they are written, where the default schema would make them instants. */
export function readYamlFolder(root: URL, folder: string): RuleFile[] {
  const base = new URL(folder, root);
  return readdirSync(base)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => {
      const path = `${folder}${name}`;
      const text = readFileSync(new URL(name, base), 'utf8');
      return { name: path, content: load(text, { schema: CORE_SCHEMA, filename: path }) };
    });
}

/** Throws a RuleFileError that lists what is wrong. @param root folder of the site */
export const readFactList = (root: URL): FactList => ({
  facts: readEntryFiles(readYamlFolder(root, FACTS_FOLDER), fact, 'fact'),
  rules: readRuleFiles(readYamlFolder(root, RULES_FOLDER)),
});
