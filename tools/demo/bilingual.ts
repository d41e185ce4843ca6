// Texts in both languages in the notation "English | Chinese", in modules and in YAML files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';
import type { Both } from './types.ts';

export const both = (line: string): Both => {
  const [en, zh, ...rest] = line.split('|').map((part) => part.trim());
  if (!en || !zh || rest.length > 0) throw new Error(`Not "English | Chinese": ${line}`);
  return { en, zh };
};

/** One pair of texts per line; blank lines are skipped. */
export const pairs = (text: string): readonly Both[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(both);

/** A line in a YAML file. */
export const text = z.string().transform(both);
export const texts = z.array(text);

/** The path is relative to this folder. */
export const readYaml = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): z.output<Schema> => schema.parse(load(readFileSync(join(import.meta.dirname, path), 'utf8')));
