import type { IconName } from "#ui/icons/Icon.tsx";
import type { JobCan } from "../../contract.ts";

/** What an author does to a job with one press, in the order of menus. */
export const jobActions = [
  "submit",
  "withdraw",
  "reopen",
  "unhide",
  "extend",
  "hide",
  "close",
  "delete",
] as const;
export type JobAction = (typeof jobActions)[number];

export const actionIcons: Record<JobAction, IconName> = {
  submit: "arrow-right",
  withdraw: "undo",
  reopen: "undo",
  unhide: "eye",
  extend: "calendar",
  hide: "eye-off",
  close: "x",
  delete: "trash",
};

/** What the API is sent for an action; the others have endpoints of their own. */
export const changeOf = {
  submit: { draft: false },
  withdraw: { status: "draft" },
  close: { status: "closed" },
  reopen: { status: "published" },
} as const satisfies Record<Exclude<JobAction, "delete" | "extend" | "hide" | "unhide">, object>;

/** The step that comes next for a job where it is open. */
export const leadsOn: Partial<Record<JobAction, true>> = {
  submit: true,
  reopen: true,
  unhide: true,
  extend: true,
};

/** Where pressing Undo leads; the others cannot be taken back. */
export const undoOf: Partial<Record<JobAction, JobAction>> = {
  close: "reopen",
  reopen: "close",
  withdraw: "submit",
  hide: "unhide",
  unhide: "hide",
};

export interface ActionTarget {
  id: string;
  title: string;
}

/** How an action ended. */
export type ActionResult =
  | { ok: true; action: JobAction; job: ActionTarget; state: string | null; undone: boolean }
  | { ok: false; action: JobAction; job: ActionTarget; reason: string };

/** The actions that are open now, as the API says. */
export function allowedActions(can: JobCan): JobAction[] {
  return jobActions.filter((action) => can[action]);
}

/** The form address of an action: it works without script too. */
export function actionAddress(page: string, action: JobAction, job: ActionTarget): string {
  return `${page}?${new URLSearchParams({ do: action, id: job.id, title: job.title })}`;
}
