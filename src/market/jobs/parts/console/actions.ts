import type { IconName } from "#ui/icons/Icon.tsx";
import type { JobCan } from "../../contract.ts";

/** Actions that an author does with one click, in the order of menus. */
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

/** The body of `PUT` for an action. The other actions have endpoints of their own. */
export const changeOf = {
  submit: { draft: false },
  withdraw: { status: "draft" },
  close: { status: "closed" },
  reopen: { status: "published" },
} as const satisfies Record<Exclude<JobAction, "delete" | "extend" | "hide" | "unhide">, object>;

/** Actions that are the next step of a job, where they are allowed. */
export const leadsOn: Partial<Record<JobAction, true>> = {
  submit: true,
  reopen: true,
  unhide: true,
  extend: true,
};

/** The action that undoes another; actions without an entry cannot be undone. */
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

/** The outcome of an action. */
export type ActionResult =
  | { ok: true; action: JobAction; job: ActionTarget; state: string | null; undone: boolean }
  | { ok: false; action: JobAction; job: ActionTarget; reason: string };

/** Returns the allowed actions, in the order of menus. */
export function allowedActions(can: JobCan): JobAction[] {
  return jobActions.filter((action) => can[action]);
}

/** Returns the address to which an action's form posts; it needs no script. */
export function actionAddress(page: string, action: JobAction, job: ActionTarget): string {
  return `${page}?${new URLSearchParams({ do: action, id: job.id, title: job.title })}`;
}
