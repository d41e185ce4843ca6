// Name of a product whose model number stays on one line.
import { splitModelNumbers } from './format/model-number.ts';

export function ProductName({ name }: { readonly name: string }) {
  const parts = splitModelNumbers(name);
  if (parts.length === 1) return name;
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have no other identity.
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
