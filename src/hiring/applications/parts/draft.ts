import { type RefObject, useEffect, useState } from "react";
import { isControl, isSecret, isTickBox, setValue } from "#ui/form/controls.ts";
import { draftDays } from "../terms.ts";

/** The job of a draft, as lists of drafts show it. */
export interface DraftJob {
  title: string;
  company: string;
  /** The address of the form. */
  path: string;
}

interface Draft extends DraftJob {
  at: number;
  /** The account that typed the draft; null for a visitor. */
  by: string | null;
  values: [name: string, value: string][];
  hasFile: boolean;
}

const maxAgeMs = draftDays * 24 * 60 * 60 * 1000;
const prefix = "apply:";
const keyOf = (job: string) => prefix + job;
/** Fields that a draft leaves out: each application needs a new consent. */
const notStored = new Set(["consent"]);

/**
 * Stores the values of an application's form in this browser (spec §4, "The apply process is kept in local storage between
 * visits"), without passwords and files, and restores them on the next visit of the same account, or after signing in.
 * @param inside an element of the form
 * @param context.except a field that the page has filled in
 * @returns what was restored; "file" if a file has to be chosen again
 */
export function useDraft(
  inside: RefObject<HTMLElement | null>,
  context: DraftJob & {
    job: string;
    account: string | null;
    isAnswered: boolean;
    except?: string | undefined;
  },
): "nothing" | "typed" | "file" {
  const { job, account, isAnswered, except, title, company, path } = context;
  const [restored, setRestored] = useState<"nothing" | "typed" | "file">("nothing");
  useEffect(() => {
    const form = inside.current?.closest("form");
    if (!form) return;
    const draft = isAnswered ? null : readDraft(job, account);
    if (draft) {
      for (const control of fields(form)) {
        if (control.name === except) continue;
        const values = draft.values.filter(([name]) => name === control.name);
        if (isTickBox(control))
          setValue(
            control,
            values.some(([, value]) => value === control.value),
          );
        else if (values[0]) setValue(control, values[0][1]);
      }
      setRestored(draft.hasFile ? "file" : "typed");
    }
    const store = () => writeDraft(job, account, form, { title, company, path });
    form.addEventListener("change", store);
    form.addEventListener("input", store);
    return () => {
      form.removeEventListener("change", store);
      form.removeEventListener("input", store);
    };
  }, [inside, job, account, isAnswered, except, title, company, path]);
  return restored;
}

/** Returns the drafts of an account in this browser, the latest first; an empty list until the page is hydrated. */
export function useDrafts(account: string): (DraftJob & { job: string; at: string })[] {
  const [drafts, setDrafts] = useState<ReturnType<typeof useDrafts>>([]);
  useEffect(() => {
    const jobs = keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
    const own = jobs.flatMap((job) => {
      const draft = readDraft(job, account);
      if (!draft?.path) return [];
      const { title, company, path, at } = draft;
      return [{ job, title, company, path, at: new Date(at).toISOString() }];
    });
    setDrafts(own.sort((a, b) => b.at.localeCompare(a.at)));
  }, [account]);
  return drafts;
}

function keys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Deletes the draft of a job. */
export function dropDraft(job: string): void {
  try {
    localStorage.removeItem(keyOf(job));
  } catch {
    // The browser has no local storage.
  }
}

function* fields(form: HTMLFormElement) {
  for (const control of form.elements)
    if (isControl(control) && control.name && !isSecret(control) && !notStored.has(control.name))
      if (control.type !== "file") yield control;
}

function writeDraft(job: string, by: string | null, form: HTMLFormElement, about: DraftJob): void {
  const values: Draft["values"] = [];
  for (const control of fields(form))
    if (!isTickBox(control) || control.checked) values.push([control.name, control.value]);
  const hasFile = [...form.elements].some(
    (control) => control instanceof HTMLInputElement && (control.files?.length ?? 0) > 0,
  );
  try {
    const draft: Draft = { ...about, at: Date.now(), by, values, hasFile };
    localStorage.setItem(keyOf(job), JSON.stringify(draft));
  } catch {
    // The browser has no local storage, or it is full.
  }
}

function readDraft(job: string, account: string | null): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(job)) ?? "null") as Draft | null;
    if (!draft || !Array.isArray(draft.values)) return null;
    const isTheirs = draft.by === null || draft.by === account;
    return isTheirs && Date.now() - draft.at < maxAgeMs ? draft : null;
  } catch {
    return null;
  }
}
