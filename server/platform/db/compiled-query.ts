// A query that is built and compiled once; each call only fills in its values. For hot reads: building a query of five tables takes
// longer than running it.
import type { CompiledQuery } from 'kysely';
import type { Db } from './transaction.ts';

/** Stands for a value while the query is built. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Values = Readonly<Record<string, unknown>>;
type Filler = (values: Values) => unknown;

/** What a parameter of the compiled text is filled with: a value, a list in the form of statement-shapes.ts, or a constant. */
const fillerOf = (parameter: unknown, placeholders: readonly Placeholder[]): Filler => {
  for (const placeholder of placeholders) {
    const { name } = placeholder;
    if (parameter === placeholder) return (values) => values[name];
    if (Array.isArray(parameter) && parameter[0] === placeholder) return (values) => values[name];
    if (parameter === JSON.stringify([placeholder]))
      return (values) => JSON.stringify(values[name]);
  }
  return () => parameter;
};

/**
 * Returns a function that runs the query of `build` with the given values. `samples` names the values and shows which of them are
 * lists; `build` passes a list to `in`, and any other value where a column's value is expected.
 */
export function compiledQuery<Names extends Values, Row>(
  db: Db,
  samples: Names,
  build: (values: Names) => { compile(): CompiledQuery<Row> },
): (values: Names) => Promise<Row[]> {
  const placeholders = Object.keys(samples).map((name) => new Placeholder(name));
  const built = Object.fromEntries(
    placeholders.map((each) => [each.name, Array.isArray(samples[each.name]) ? [each] : each]),
  );
  const query = build(built as Names).compile();
  const fillers = query.parameters.map((parameter) => fillerOf(parameter, placeholders));
  return async (values) => {
    const parameters = fillers.map((fill) => fill(values));
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
