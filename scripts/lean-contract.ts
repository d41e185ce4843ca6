// A Vite plugin: in the browser a declared call is its method, its path and its reader. The schemas of what goes in and
// out, which only the server and the documentation read, are left out of what readers download. What is made while a
// contract file loads has no effect beyond its value, so what nobody uses may go.
import type { Plugin } from 'vite';

/** Of a declaration; see contract/endpoint.ts. */
const FOR_THE_SERVER = new Set([
  'summary',
  'params',
  'query',
  'body',
  'bodyBytes',
  'fileBytes',
  'reply',
  'errors',
]);
const PURE = '/* @__PURE__ */ ';
/** Files of schemas. In others, such as the taxonomy, values are filled after they are made. */
const SCHEMAS = /from ['"]zod\/mini['"]/;
const DECLARATION = /\/contract\/(?:\w+\/)?[\w-]+\.ts$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const FUNCTION = /Function/;

/** Every node inside, itself included; what stands in functions only if asked for. */
function* within(node: Node, intoFunctions: boolean): Generator<Node> {
  if (!intoFunctions && FUNCTION.test(node.type)) return;
  yield node;
  for (const value of Object.values(node))
    for (const inner of Array.isArray(value) ? value : [value])
      if (isNode(inner)) yield* within(inner, intoFunctions);
}

/** Calls that make the value of a constant. Statements, such as a loop that fills a map, have their effect and stay. */
function* valuesMade(program: Node): Generator<Node> {
  for (const statement of program.body as Node[]) {
    const declaration = (statement.declaration ?? statement) as Node;
    if (declaration.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations as Node[])
      if (isNode(init))
        for (const node of within(init, false)) if (node.type === 'CallExpression') yield node;
  }
}

/** The properties of endpoint({...}) that the browser has no use for. */
function* superfluous(program: Node): Generator<Node> {
  for (const node of within(program, true)) {
    const { callee, arguments: given } = node as { callee?: { name?: string }; arguments?: Node[] };
    if (node.type !== 'CallExpression' || callee?.name !== 'endpoint') continue;
    for (const property of (given?.[0]?.properties as Node[] | undefined) ?? [])
      if (FOR_THE_SERVER.has((property.key as { name?: string }).name ?? '')) yield property;
  }
}

export const leanContract = (): Plugin => ({
  name: 'lean-contract',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform: {
    filter: { id: DECLARATION },
    handler(code) {
      // Whoever imports a name that the browser has no use for loads nothing for it.
      const moduleSideEffects = false;
      if (!SCHEMAS.test(code)) return { moduleSideEffects };
      const program = this.parse(code, { lang: 'ts' }) as unknown as Node;
      const gone = [...superfluous(program)];
      const isGone = (at: number): boolean =>
        gone.some(({ start, end }) => at >= start && at < end);
      const pure = new Set([...valuesMade(program)].map(({ start }) => start));
      const edits = [
        ...gone.map(({ start, end }) => ({ start, end, text: '' })),
        ...[...pure].filter((at) => !isGone(at)).map((at) => ({ start: at, end: at, text: PURE })),
      ];
      let lean = code;
      // From the end, so that the places before stay where they are.
      for (const { start, end, text } of edits.sort((a, b) => b.start - a.start)) {
        const rest = lean.slice(end);
        lean = lean.slice(0, start) + text + (text ? rest : rest.replace(/^\s*,/, ''));
      }
      return { code: lean, map: null, moduleSideEffects };
    },
  },
});
