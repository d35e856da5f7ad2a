/** In the order in which they are looked for: most browsers name others too. */
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

/** What a person calls the device: its browser and system, each null where it is unknown. */
export function deviceName(userAgent: string | null): { browser: string | null; system: string | null } {
  const text = userAgent ?? "";
  return { browser: first(text, browsers), system: first(text, systems) };
}
