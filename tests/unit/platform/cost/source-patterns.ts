// Regular expressions of a folder's TypeScript files, read from their syntax trees.
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

export interface SourcePattern {
  readonly file: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

export interface SourcePatterns {
  /** Written as literals. */
  readonly literals: readonly SourcePattern[];
  /** Files that build patterns from strings. */
  readonly building: readonly string[];
}

/** `folders`: relative to the root of the repository, where the tests run. */
export function patternsIn(folders: readonly string[]): SourcePatterns {
  const literals: SourcePattern[] = [];
  const building = new Set<string>();
  for (const file of globSync(folders.map((folder) => `${folder}/**/*.ts`)).sort()) {
    const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const text = node.getText(tree);
        const end = text.lastIndexOf('/');
        literals.push({
          file,
          line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1,
          source: text.slice(1, end),
          flags: text.slice(end + 1),
        });
      }
      if (
        (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
        node.expression.getText(tree) === 'RegExp'
      )
        building.add(file);
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return { literals, building: [...building] };
}
