// Reading of rule files: YAML in a folder of the release, or named on the command line.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import type { Rule } from '../../contract/landed-cost/rule.ts';
import {
  type RuleFile,
  RuleFileError,
  readRuleFiles,
} from '../../contract/landed-cost/rule-file.ts';

/** Shipped with every release; a content collection of the site. */
const SHIPPED_RULES = fileURLToPath(new URL('../../src/content/rules', import.meta.url));

/** The core schema leaves days as they are written; the default would make them instants. */
function parseYaml(name: string, text: string): RuleFile {
  try {
    return { name, content: load(text, { schema: CORE_SCHEMA }) };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = error.mark ? ` in line ${error.mark.line + 1}` : '';
    throw new RuleFileError([`${name}: this is not valid YAML${line}: ${error.reason}`]);
  }
}

/** Relative to the working directory where it is below that, else as it was given. */
const shownPath = (path: string): string =>
  path.startsWith(process.cwd()) ? relative(process.cwd(), path) : path;

/** Throws a RuleFileError for what is wrong in the files, or the error of a file that cannot be read. */
export async function readRulesOf(paths: readonly string[]): Promise<Rule[]> {
  const files = await Promise.all(
    paths.map(async (path) => parseYaml(shownPath(path), await readFile(path, 'utf8'))),
  );
  return readRuleFiles(files);
}

export async function readShippedRules(folder = SHIPPED_RULES): Promise<Rule[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).toSorted();
  return readRulesOf(names.map((name) => join(folder, name)));
}
