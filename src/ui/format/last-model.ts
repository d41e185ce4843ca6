// Model number at the end of a product's name, which rows show where they cut the name.

const MAX_MODEL_LENGTH = 16;

/** The name without its last word, and this word if it is a model number: it has a digit. */
export function splitLastModel(name: string): readonly [rest: string, model: string] {
  const at = name.lastIndexOf(' ');
  const last = name.slice(at + 1);
  const isModel = at > 0 && last.length <= MAX_MODEL_LENGTH && /\d/.test(last);
  return isModel ? [name.slice(0, at), last] : [name, ''];
}
