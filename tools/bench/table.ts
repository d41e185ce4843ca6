// Markdown table from rows of text, with columns that are aligned in a terminal, too.

/** Columns named with a leading ">" are numbers and are right-aligned. */
export function table(names: readonly string[], rows: readonly (readonly string[])[]): string {
  const heads = names.map((name) => name.replace(/^>/, ''));
  const widths = heads.map((head, at) =>
    Math.max(head.length, 3, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${widths
      .map((width, at) => {
        const cell = cells[at] ?? '';
        return names[at]?.startsWith('>') ? cell.padStart(width) : cell.padEnd(width);
      })
      .join(' | ')} |`;
  const rule = widths.map((width, at) =>
    names[at]?.startsWith('>') ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [line(heads), line(rule), ...rows.map(line)].join('\n');
}
