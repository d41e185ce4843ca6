// Protection of codes, numbers with units, and addresses: placeholders take their place while a text is translated.

const UNITS =
  'mm|cm|dm|km|m|µm|um|in|inch|ft|kg|mg|g|t|lb|ml|l|kW|MW|W|kWh|Wh|VA|kVA|V|kV|A|mA|Ah|Hz|kHz|rpm|r/min|m/min|' +
  'mm/min|m/s|kg/h|t/h|L/h|L/min|m³/h|m³|m²|N|kN|N·m|Nm|MPa|kPa|Pa|bar|psi|°C|℃|°F|dB|HP|hp|HRC|pcs|%';
const NUMBER = String.raw`[+-]?\d+(?:[.,]\d+)*`;
const MONEY = String.raw`(?:USD|US\$|INR|CNY|RMB|EUR|Rs\.?|[$€₹¥])\s?${NUMBER}|${NUMBER}\s?(?:USD|INR|CNY|RMB|EUR)\b`;
const PROTECTED_NAMES =
  'FOB|CIF|CFR|EXW|DDP|DAP|FCA|PLC|HMI|CE|ISO|BIS|RoHS|PVC|PET|ABS|PP|PE|PA|LED|LCD|IGBT|USB|USD|INR|CNY|RMB|WhatsApp|WeChat|' +
  'Siemens|Fanuc|Mitsubishi|Schneider|Omron|Delta';

/** The first pattern that matches takes the characters. Repetitions are bounded, so that no crafted text can stall the server. */
const PROTECTED_PATTERN = new RegExp(
  [
    String.raw`__\d+__`,
    String.raw`https?://[\w\-.~:/?#[\]@!$&'()*+,;=%]*[\w/=]`,
    String.raw`www\.[\w\-./?=&%]*[\w/]`,
    String.raw`(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}`,
    String.raw`\+\d[\d\s()-]{6,18}\d`,
    MONEY,
    // Sizes and ranges, each number with or without its unit: 100×200 mm, 10-20 kW.
    String.raw`${NUMBER}(?:\s?(?:${UNITS}))?(?:\s?[x×*~/-]\s?${NUMBER}(?:\s?(?:${UNITS}))?){0,6}(?![\w-])`,
    // Codes mix letters and digits: XJ-200A, M12. "5-axis" and "3-phase" are words.
    String.raw`(?<!\w)(?!\d+-[a-z]{3,})(?=[\w/.-]{0,40}\d)(?=[\w/.-]{0,40}[A-Za-z])[A-Za-z\d]+(?:[-/.][A-Za-z\d]+)*`,
    String.raw`(?<!\w)(?:${PROTECTED_NAMES})(?!\w)`,
    String.raw`\d+(?!-[a-z]{3,})`,
  ].join('|'),
  'g',
);

export interface Protected {
  /** The original with a placeholder such as __0__ for each protected part. */
  readonly text: string;
  readonly parts: readonly string[];
}

export function protect(original: string): Protected {
  const parts: string[] = [];
  const text = original.replace(PROTECTED_PATTERN, (part) => `__${parts.push(part) - 1}__`);
  return { text, parts };
}

const PLACEHOLDER = /__(\d+)__/g;

/** Puts the protected parts back; null if a placeholder is missing, duplicated or invented. */
export function restore(text: string, parts: readonly string[]): string | null {
  const seenIndexes = new Set<number>();
  let isComplete = true;
  const restored = text.replace(PLACEHOLDER, (_, digits: string) => {
    const index = Number(digits);
    if (seenIndexes.has(index) || parts[index] === undefined) isComplete = false;
    seenIndexes.add(index);
    return parts[index] ?? '';
  });
  return isComplete && seenIndexes.size === parts.length ? restored : null;
}
