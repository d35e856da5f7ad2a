import type { IconName } from "#ui/icons/Icon.tsx";
import type { JobCan } from "../../contract.ts";

/** What an author does to a job with one press, in the order of menus. */
export const acts = ["submit", "withdraw", "reopen", "close", "delete"] as const;
export type Act = (typeof acts)[number];

export const actIcons: Record<Act, IconName> = {
  submit: "arrow-right",
  withdraw: "undo",
  reopen: "undo",
  close: "x",
  delete: "trash",
};

/** What the API is sent for an act; deleting has an endpoint of its own. */
export const changeOf = {
  submit: { draft: false },
  withdraw: { status: "draft" },
  close: { status: "closed" },
  reopen: { status: "published" },
} as const satisfies Record<Exclude<Act, "delete">, object>;

/** The step that comes next for a job where it is open. */
export const leadsOn: Partial<Record<Act, true>> = { submit: true, reopen: true };

/** Where pressing Undo leads; the others cannot be taken back. */
export const undoOf: Partial<Record<Act, Act>> = {
  close: "reopen",
  reopen: "close",
  withdraw: "submit",
};

export interface ActedJob {
  id: string;
  title: string;
}

/** How an act ended. */
export type ActResult =
  | { ok: true; act: Act; job: ActedJob; state: string | null; undone: boolean }
  | { ok: false; act: Act; job: ActedJob; reason: string };

/** The acts that are open now, as the API says. */
export function openActs(can: JobCan): Act[] {
  return acts.filter((act) => can[act]);
}

/** The form address of an act: it works without script too. */
export function actAddress(page: string, act: Act, job: ActedJob): string {
  return `${page}?${new URLSearchParams({ do: act, id: job.id, title: job.title })}`;
}
