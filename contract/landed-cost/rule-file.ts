// Reading of rules, and of other lists with ids, from parsed YAML: every error names the file, the entry, the field and what to write
// instead.
import * as z from 'zod/mini';
import { MAX_RULES, RULE_KINDS, type Rule, rule } from './rule.ts';

/** A file as parsed; `name` is what errors call it. */
export interface RuleFile {
  readonly name: string;
  readonly content: unknown;
}

/** One line per error. */
export class RuleFileError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'RuleFileError';
    this.lines = lines;
  }
}

type Issue = z.core.$ZodIssue;

/** What to write instead, for errors of the schema that have no text of their own. */
function remedyOf(issue: Issue, value: unknown): string {
  if (issue.code === 'custom') return issue.message;
  if (issue.code === 'unrecognized_keys')
    return `there is no such field here; remove ${issue.keys.join(', ')}`;
  if (issue.code === 'invalid_union' && issue.path.at(-1) === 'kind')
    return `write one of ${RULE_KINDS.join(', ')}`;
  if (value === undefined) return 'this field is required';
  if (issue.code === 'invalid_value') return `write one of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_type') return `write a ${issue.expected}`;
  if (issue.code === 'too_small')
    return `write at least ${issue.minimum}${issue.inclusive ? '' : ', but not that itself'}`;
  if (issue.code === 'too_big') return `write at most ${issue.maximum}`;
  return issue.message === 'Invalid input' ? 'this value is not valid' : issue.message;
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );

/** @param noun what an entry is called in errors: rule */
const nameOf = (noun: string, value: unknown, index: number): string => {
  const id = valueAt(value, ['id']);
  const name = `${noun} ${index + 1}`;
  return typeof id === 'string' && id !== '' ? `${name} (${id})` : name;
};

/** The entries of all files, each with an id of its own. Throws a RuleFileError that lists every error of every file. */
export function readEntryFiles<Entry extends { readonly id: string }>(
  files: readonly RuleFile[],
  schema: z.ZodMiniType<Entry>,
  noun: string,
): Entry[] {
  const entries: Entry[] = [];
  const lines: string[] = [];
  const fileOfId = new Map<string, string>();
  for (const { name, content } of files) {
    // An empty file, or one with comments only.
    if (content === undefined || content === null) continue;
    if (!Array.isArray(content)) {
      lines.push(`${name}: write a list of ${noun}s: each begins with "- id:"`);
      continue;
    }
    for (const [index, value] of content.entries()) {
      const parsed = z.safeParse(schema, value);
      if (!parsed.success) {
        for (const issue of parsed.error.issues) {
          const field = issue.path.join('.') || `the ${noun}`;
          const remedy = remedyOf(issue, valueAt(value, issue.path));
          lines.push(`${name}: ${nameOf(noun, value, index)}, ${field}: ${remedy}`);
        }
        continue;
      }
      const { id } = parsed.data;
      const other = fileOfId.get(id);
      if (other !== undefined)
        lines.push(
          `${name}: ${nameOf(noun, value, index)}, id: ${other} has it too; choose another id`,
        );
      fileOfId.set(id, name);
      entries.push(parsed.data);
    }
  }
  if (lines.length > 0) throw new RuleFileError(lines);
  return entries;
}

/** The rules of all files. Throws a RuleFileError. */
export function readRuleFiles(files: readonly RuleFile[]): Rule[] {
  const rules = readEntryFiles(files, rule, 'rule');
  if (rules.length > MAX_RULES)
    throw new RuleFileError([`more than ${MAX_RULES} rules; remove some`]);
  return rules;
}

/**
 * The rules of the files that a release ships, with those that operators have loaded: of two rules with one id the one that was
 * checked later counts, so that neither an old release nor an old upload hides newer knowledge. Sorted by id.
 */
export function mergeRules(shipped: readonly Rule[], loaded: readonly Rule[]): readonly Rule[] {
  const byId = new Map(shipped.map((each) => [each.id, each]));
  for (const each of loaded) {
    const other = byId.get(each.id);
    if (!other || other.checked <= each.checked) byId.set(each.id, each);
  }
  return [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
