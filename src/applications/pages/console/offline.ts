import type { ActionResult } from "../../parts/console/board-model.ts";

/** Without a network the card goes back to its place and the page stays; an error page would take it away. */
export async function orOffline<T>(request: Request, run: () => Promise<T>): Promise<T | ActionResult> {
  const form = await request.clone().formData();
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { ok: false, serial: Number(form.get("serial")), code: "offline", text: null };
  }
}

/** Nothing to load again when the network is away. */
export function wasOffline(result: unknown): boolean {
  const given = result as ActionResult | null | undefined;
  return given?.ok === false && given.code === "offline";
}
