/** Browsers by their mark in the user agent. The first match counts, because most user agents also name other browsers. */
const browsers = [
  ["Edg", "Edge"],
  ["OPR/", "Opera"],
  ["coc_coc_browser", "Cốc Cốc"],
  ["SamsungBrowser", "Samsung Internet"],
  ["Zalo", "Zalo"],
  ["FBAN", "Facebook"],
  ["FBAV", "Facebook"],
  ["Firefox", "Firefox"],
  ["FxiOS", "Firefox"],
  ["CriOS", "Chrome"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;

const systems = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Mac OS", "macOS"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
] as const;

const first = (text: string, names: readonly (readonly [string, string])[]) =>
  names.find(([sign]) => text.includes(sign))?.[1] ?? null;

/** Returns browser and system of a device by their usual names; null for unknown ones. */
export function deviceName(userAgent: string | null): { browser: string | null; system: string | null } {
  const text = userAgent ?? "";
  return { browser: first(text, browsers), system: first(text, systems) };
}
