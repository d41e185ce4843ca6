// The oldest supported browsers, and the check that the built site needs nothing newer. Engines that are newer than these are few in
// India and China, but in-app browsers are often a year or two behind.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The build lowers syntax and styles to these, and leaves calls of the platform as they are. */
export const OLDEST_BROWSERS = ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4'];

/** Calls that one of them does not have, and what to use instead. Optional ones, with `?.(` or after a condition, do not count. */
const NEWER_CALLS: readonly (readonly [call: RegExp, remedy: string])[] = [
  [/(?<!\?)\bURL\.(?:parse|canParse)\(/, 'contract/parse-url.ts'],
  [/\b(?:Map|Object)\.groupBy\(/, 'a Map that is filled in a loop'],
  [/\bAbortSignal\.any\(/, 'src/api/attempt-signal.ts'],
  [/\bPromise\.(?:withResolvers|try)\(/, 'new Promise'],
  [/\bArray\.fromAsync\(/, 'for await'],
  [
    /\bIterator\.from\(|\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|flatMap|reduce|toArray|some|every|find)\(/,
    'an array',
  ],
  [/\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/, 'a loop'],
  [/\bRegExp\.escape\(/, 'an expression that escapes'],
  [/\b(?:Uint8Array\.from|\.to)(?:Base64|Hex)\(/, 'atob and btoa'],
  [/\bIntl\.DurationFormat\b/, 'src/ui/format'],
  [/\bMath\.sumPrecise\(|\bError\.isError\(|\.getOrInsert(?:Computed)?\(/, 'what they stand for'],
  [/\.(?:show|hide|toggle)Popover\(/, 'an optional call'],
  [/\.(?:moveBefore|requestClose|setHTMLUnsafe)\(/, 'an optional call'],
  [/\.(?:resizable|transferToFixedLength|isWellFormed|toWellFormed)\(/, 'a check of its own'],
];
const NEWER_STYLES: readonly (readonly [style: RegExp, remedy: string])[] = [
  [/light-dark\(/, 'the build lowers it where build.cssTarget is OLDEST_BROWSERS'],
  [/@scope\b/, 'a class'],
];

const CLIENT = fileURLToPath(new URL('../dist/client/', import.meta.url));

/** What a built file has that is too new, with the remedy. */
const newerIn = (file: string, content: string): string[] =>
  (file.endsWith('.css') ? NEWER_STYLES : NEWER_CALLS)
    .filter(([pattern]) => pattern.test(content))
    .map(([pattern, remedy]) => `${pattern.exec(content)?.[0]} in ${file}: use ${remedy}`);

if (import.meta.main) {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => /\.(?:js|css)$/.test(file));
  const found = scripts.flatMap((file) => newerIn(file, readFileSync(join(CLIENT, file), 'utf8')));
  if (scripts.length === 0) found.push('dist/client has no scripts: build first');
  if (found.length) console.error(found.join('\n'));
  process.exit(found.length ? 1 : 0);
}
