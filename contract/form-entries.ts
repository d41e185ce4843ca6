// Multipart encoding of a request body. Without schemas, because every signed-in screen loads it.

/** A File in the browser; on the server the received file, which also has its bytes. */
export interface Upload {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

export const isUpload = (value: unknown): value is Upload => {
  if (typeof value !== 'object' || value === null) return false;
  const { name, type, size } = value as Record<string, unknown>;
  return typeof name === 'string' && typeof type === 'string' && typeof size === 'number';
};

type FormValue = string | Upload;

const formValue = (value: unknown): FormValue =>
  isUpload(value) ? value : typeof value === 'object' ? JSON.stringify(value) : String(value);

/**
 * Converts a body to the fields of a multipart form, in order (spec §7). Skips null and undefined; objects become JSON.
 * A POST sends a list as JSON, unless it has files. Otherwise the field is repeated for every value, `tags` as `tags[]`;
 * a PUT sends an empty list as one blank value, because an absent field means "unchanged".
 */
export function formEntries(
  method: 'POST' | 'PUT',
  body: Readonly<Record<string, unknown>>,
): readonly (readonly [name: string, value: FormValue])[] {
  return Object.entries(body).flatMap(([name, value]) => {
    if (value === null || value === undefined) return [];
    const hasFiles = Array.isArray(value) && value.some(isUpload);
    if (!Array.isArray(value) || (method === 'POST' && !hasFiles))
      return [[name, formValue(value)] as const];
    const field = name === 'tags' ? 'tags[]' : name;
    const values: readonly unknown[] = value.length > 0 ? value : [''];
    return values.map((each) => [field, formValue(each)] as const);
  });
}
