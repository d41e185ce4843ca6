// Browser and operating system of a user agent: the first entry of each list that matches.

/** Product names; '' if no entry matches. */
export interface Device {
  readonly browser: string;
  readonly system: string;
}

type Rule = readonly [name: string, mark: RegExp];

/** A browser built on another one also mentions that one, so it must come first. */
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

/** Mobile systems also mention desktop systems, so they must come first. */
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

/** Longer user agents are cut: nothing relevant comes later. */
const MAX_USER_AGENT_CHARS = 500;

const firstMatch = (rules: readonly Rule[], agent: string): string =>
  rules.find(([, pattern]) => pattern.test(agent))?.[0] ?? '';

export function parseUserAgent(userAgent: string | undefined): Device {
  const agent = (userAgent ?? '').slice(0, MAX_USER_AGENT_CHARS);
  return { browser: firstMatch(BROWSERS, agent), system: firstMatch(SYSTEMS, agent) };
}
