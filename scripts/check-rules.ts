// Check of the rules of import that the build ships, and of the facts of pages: wrong fields fail it; rules and sources that were not
// checked in time, and unknown rules, are only listed, because time passes without a change of the code.
import { dayInIndia, dueDay, isStale } from '../contract/landed-cost/rule-dates.ts';
import { RuleFileError } from '../contract/landed-cost/rule-file.ts';
import { readShippedRules } from '../server/landed-cost/rule-files.ts';
import {
  FACTS_FOLDER,
  RULES_FOLDER,
  readFactList,
  readYamlFolder,
} from '../src/content/fact-files.ts';
import { printOverdue } from './overdue.ts';

const ROOT = new URL('../', import.meta.url);

try {
  const rules = await readShippedRules();
  const { facts } = readFactList(ROOT);
  const today = dayInIndia(new Date());
  const stale = rules.filter((each) => isStale(each, today));
  if (stale.length > 0) {
    const lines = stale.map(
      (each) => `${each.id} (${each.kind}): checked ${each.checked}, due since ${dueDay(each)}`,
    );
    console.log(`Possibly stale, to be checked again:\n  ${lines.join('\n  ')}`);
  }
  const unknown = rules.filter(({ state }) => state === 'unknown').map(({ id }) => id);
  if (unknown.length > 0)
    console.log(`Unknown, never used in a computation:\n  ${unknown.join('\n  ')}`);
  printOverdue(
    [FACTS_FOLDER, RULES_FOLDER].flatMap((folder) => readYamlFolder(ROOT, folder)),
    today,
  );
  console.log(
    `facts: ${facts.length}; rules: ${rules.length}, ${stale.length} possibly stale, ${unknown.length} unknown`,
  );
} catch (error) {
  if (!(error instanceof RuleFileError)) throw error;
  console.error(error.message);
  process.exit(1);
}
