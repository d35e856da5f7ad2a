import type { Language } from "#kit/i18n.ts";
import type { Catalogue } from "#kit/pages.ts";

export type Texts = Record<string, unknown>;
type Name = `${Catalogue}.${Language}`;

const files: Record<Name, () => Promise<{ default: Texts }>> = {
  "browse.en": () => import("virtual:texts/browse.en.js"),
  "browse.vi": () => import("virtual:texts/browse.vi.js"),
  "account.en": () => import("virtual:texts/account.en.js"),
  "account.vi": () => import("virtual:texts/account.vi.js"),
  "site.en": () => import("virtual:texts/site.en.js"),
  "site.vi": () => import("virtual:texts/site.vi.js"),
  "console.en": () => import("virtual:texts/console.en.js"),
  "console.vi": () => import("virtual:texts/console.vi.js"),
};

const loaded = new Map<Name, Texts>();
const loading = new Map<Name, Promise<Texts>>();

const tries = 5;
const firstPauseMs = 350;

/** Returns the texts of a catalogue if they are loaded, as they always are on the server. */
export function textsNow(catalogue: Catalogue, language: Language): Texts | undefined {
  return loaded.get(`${catalogue}.${language}`);
}

/** Loads all catalogues, so that the server renders without waiting. */
export async function loadAllTexts(): Promise<void> {
  for (const [name, get] of Object.entries(files)) loaded.set(name as Name, (await get()).default);
}

/**
 * Loads a catalogue in one language, once. A failed attempt is repeated up to five times, after 350 ms and then after twice
 * the previous pause (spec §9).
 */
export function loadTexts(catalogue: Catalogue, language: Language): Promise<Texts> {
  const name: Name = `${catalogue}.${language}`;
  const running = loading.get(name);
  if (running) return running;
  const promise = fetchTexts(name).then((texts) => {
    loaded.set(name, texts);
    return texts;
  });
  promise.catch(() => loading.delete(name));
  loading.set(name, promise);
  return promise;
}

async function fetchTexts(name: Name): Promise<Texts> {
  for (let attempt = 0; ; attempt++) {
    try {
      return (await files[name]()).default;
    } catch (error) {
      if (attempt >= tries) throw error;
      await new Promise((done) => setTimeout(done, firstPauseMs * 2 ** attempt));
    }
  }
}
