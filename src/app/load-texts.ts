import type { Language } from "#kit/i18n.ts";
import type { Area } from "./area.ts";

export type Catalogue = Record<string, unknown>;

const files = import.meta.glob<{ default: Catalogue }>("./texts/*.{en,vi}.ts");

const loaded = new Map<string, Catalogue>();
const loading = new Map<string, Promise<Catalogue>>();

const tries = 5;
const firstPauseMs = 350;

/** The texts of an area when they are here already (always so on the server). */
export function textsNow(area: Area, language: Language): Catalogue | undefined {
  const name = `./texts/${area}.${language}.ts`;
  return loaded.get(name);
}

/** The server brings all texts with it, so that it renders without waiting. */
export function keepTexts(all: Record<string, { default: Catalogue }>): void {
  for (const [name, { default: texts }] of Object.entries(all)) loaded.set(name, texts);
}

/**
 * Fetches an area's texts in one language, once. A failed fetch is tried again up to five times, after 350 ms and then
 * twice as long each time (spec §9).
 */
export function loadTexts(area: Area, language: Language): Promise<Catalogue> {
  const name = `./texts/${area}.${language}.ts`;
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

async function fetchTexts(name: string): Promise<Catalogue> {
  const get = files[name];
  if (!get) throw new Error(`No texts ${name}`);
  for (let attempt = 0; ; attempt++) {
    try {
      return (await get()).default;
    } catch (error) {
      if (attempt >= tries) throw error;
      await new Promise((done) => setTimeout(done, firstPauseMs * 2 ** attempt));
    }
  }
}
