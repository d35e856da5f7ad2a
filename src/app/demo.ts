import type { Services } from "#kit/services.ts";

/** Fills an empty database with the demo market. @returns false where there is something already */
export async function loadDemo(_services: Services): Promise<boolean> {
  return false;
}

/** The same, where the configuration asks for it (`DEMO`). */
export async function loadDemoWhenEmpty(services: Services): Promise<void> {
  if (services.config.DEMO) await loadDemo(services);
}
