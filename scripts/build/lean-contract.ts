// Vite plugin that reduces contract endpoints to method, path and reply schema in the browser. It removes what only the server
// and the documentation use, and marks calls in contract files as free of side effects, so
// that unused values are dropped.
import type { Plugin } from 'vite';

/** Server-only properties of an endpoint declaration; see contract/endpoint.ts. */
const SERVER_ONLY_PROPERTIES = new Set([
  'summary',
  'params',
  'query',
  'body',
  'bodyBytes',
  'fileBytes',
  'write',
  'schema',
  'errors',
  'leastRole',
  'linked',
]);
const PURE = '/* @__PURE__ */ ';
/** Files with schemas. In others, such as the taxonomy, values are filled after their creation, so calls must stay. */
const IMPORTS_ZOD = /from ['"]zod\/mini['"]/;
const CONTRACT_FILE = /\/contract\/(?:\w+\/)?[\w-]+\.ts$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const FUNCTION = /Function/;
const DECLARING = /^(?:endpoint|dialect)$/;

/** Every node of the tree, including the root; nodes inside functions only if requested. */
function* walk(node: Node, intoFunctions: boolean): Generator<Node> {
  if (!intoFunctions && FUNCTION.test(node.type)) return;
  yield node;
  for (const value of Object.values(node))
    for (const inner of Array.isArray(value) ? value : [value])
      if (isNode(inner)) yield* walk(inner, intoFunctions);
}

/** Calls that create the value of a constant. Other statements, such as a loop that fills a map, have effects and stay. */
function* initializerCalls(program: Node): Generator<Node> {
  for (const statement of program.body as Node[]) {
    const declaration = (statement.declaration ?? statement) as Node;
    if (declaration.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations as Node[])
      if (isNode(init))
        for (const node of walk(init, false)) if (node.type === 'CallExpression') yield node;
  }
}

/** What the browser does not use of endpoint({...}), dialect({...}) and reader(read, json). `read` replaces `reply`. */
function* serverOnlyProperties(program: Node): Generator<Node> {
  for (const node of walk(program, true)) {
    const { callee, arguments: given } = node as { callee?: { name?: string }; arguments?: Node[] };
    if (node.type !== 'CallExpression') continue;
    // The description of a reply's field, for the documentation and the server's serializer.
    if (callee?.name === 'reader' && given?.[1]) yield given[1];
    if (!DECLARING.test(callee?.name ?? '')) continue;
    const properties = (given?.[0]?.properties as Node[] | undefined) ?? [];
    const nameOf = (property: Node) => (property.key as { name?: string }).name ?? '';
    const hasRead =
      callee?.name === 'endpoint' && properties.some((each) => nameOf(each) === 'read');
    for (const property of properties)
      if (SERVER_ONLY_PROPERTIES.has(nameOf(property)) || (hasRead && nameOf(property) === 'reply'))
        yield property;
  }
}

export const leanContract = (): Plugin => ({
  name: 'lean-contract',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform: {
    filter: { id: CONTRACT_FILE },
    handler(code) {
      // An import of which no name is used loads nothing.
      const moduleSideEffects = false;
      if (!IMPORTS_ZOD.test(code)) return { moduleSideEffects };
      const program = this.parse(code, { lang: 'ts' }) as unknown as Node;
      const removed = [...serverOnlyProperties(program)];
      const isRemoved = (at: number): boolean =>
        removed.some(({ start, end }) => at >= start && at < end);
      const pure = new Set([...initializerCalls(program)].map(({ start }) => start));
      const edits = [
        ...removed.map(({ start, end }) => ({ start, end, text: '' })),
        ...[...pure]
          .filter((at) => !isRemoved(at))
          .map((at) => ({ start: at, end: at, text: PURE })),
      ];
      let lean = code;
      // From the end, so that earlier positions stay valid.
      for (const { start, end, text } of edits.sort((a, b) => b.start - a.start)) {
        const rest = lean.slice(end);
        lean = lean.slice(0, start) + text + (text ? rest : rest.replace(/^\s*,/, ''));
      }
      return { code: lean, map: null, moduleSideEffects };
    },
  },
});
