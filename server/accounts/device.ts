// Browser and operating system named by a user agent: the first product of each list that it mentions.

/** Product names; '' where none of the list is mentioned. */
export interface Device {
  readonly browser: string;
  readonly system: string;
}

type Rule = readonly [name: string, mark: RegExp];

/** Browsers built on another one mention it too: they come before it. */
const BROWSERS: readonly Rule[] = [
  ['WeChat', /MicroMessenger\//],
  ['QQ Browser', /QQBrowser\//],
  ['UC Browser', /UCBrowser\//],
  ['Huawei Browser', /HuaweiBrowser\//],
  ['Mi Browser', /MiuiBrowser\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Opera', /\bOPR\//],
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
];

/** Phones claim to be like desktop systems: they come before those. */
const SYSTEMS: readonly Rule[] = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /\bAndroid\b/],
  ['iPadOS', /\biPad\b/],
  ['iOS', /\b(?:iPhone|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
];

/** Longer ones are cut: nothing that counts comes later. */
const MAX_READ = 500;

const firstOf = (rules: readonly Rule[], agent: string): string =>
  rules.find(([, mark]) => mark.test(agent))?.[0] ?? '';

export function deviceOf(userAgent: string | undefined): Device {
  const agent = (userAgent ?? '').slice(0, MAX_READ);
  return { browser: firstOf(BROWSERS, agent), system: firstOf(SYSTEMS, agent) };
}
