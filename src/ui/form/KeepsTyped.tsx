import { use, useEffect, useRef, useState } from "react";
import { useLocation, useNavigation, useRouteLoaderData } from "react-router";
import { controlValue, isControl, isSecret, isTickBox, setValue } from "./controls.ts";
import { FormPanelContext } from "./scope.ts";

const keptMs = 7 * 24 * 60 * 60 * 1000;

interface Typed {
  at: number;
  values: [name: string, value: string][];
  /** What the form depended on when the values were typed. */
  context?: unknown;
}

/**
 * Stores the typed values of the surrounding form in this browser until it is sent, and restores them on the
 * next visit of the same account. Passwords and files are not stored; logging out deletes everything
 * (`clear-site-data`).
 * @param name unique for each form
 * @param sent changes when the page has sent the values; a form that leads to another page needs none
 * @param context stored with the values, for `useTypedContext`
 */
export function KeepsTyped({
  name,
  sent = null,
  context,
}: {
  name: string;
  sent?: unknown;
  context?: unknown;
}) {
  const inside = useRef<HTMLSpanElement>(null);
  const { pathname } = useLocation();
  const done = use(FormPanelContext)?.done;
  const { state, formData, location } = useNavigation();
  const key = useKey(name);
  const latest = useRef(context);
  useEffect(() => {
    latest.current = context;
  });
  useEffect(() => {
    const form = inside.current?.closest("form");
    if (!form) return;
    const values = read(key)?.values;
    for (const control of values ? fields(form) : []) {
      const own = values?.filter(([field]) => field === control.name) ?? [];
      if (isTickBox(control))
        setValue(
          control,
          own.some(([, value]) => value === control.value),
        );
      else if (own[0]) setValue(control, own[0][1]);
    }
    const keep = () => write(key, form, latest.current);
    form.addEventListener("input", keep);
    form.addEventListener("change", keep);
    return () => {
      form.removeEventListener("input", keep);
      form.removeEventListener("change", keep);
    };
  }, [key]);
  const before = useRef(sent);
  const leads = state === "loading" && formData !== undefined && location.pathname !== pathname;
  useEffect(() => {
    if (leads || done || before.current !== sent) drop(key);
    before.current = sent;
  }, [leads, done, sent, key]);
  return <span ref={inside} hidden />;
}

/** Returns the `context` of typed values that were not sent; null without any, and on the server. */
export function useTypedContext<T>(name: string): T | null {
  const key = useKey(name);
  const [context, setContext] = useState<T | null>(null);
  useEffect(() => setContext((read(key)?.context as T | undefined) ?? null), [key]);
  return context;
}

function useKey(name: string): string {
  const root = useRouteLoaderData("root") as { viewer?: { email: string } | null } | undefined;
  return `typed:${root?.viewer?.email ?? ""}:${name}`;
}

function* fields(form: HTMLFormElement) {
  for (const control of form.elements)
    if (isControl(control) && control.name && !isSecret(control) && control.type !== "file") yield control;
}

function read(key: string): Typed | null {
  try {
    const typed = JSON.parse(localStorage.getItem(key) ?? "null") as Typed | null;
    return typed && Array.isArray(typed.values) && Date.now() - typed.at < keptMs ? typed : null;
  } catch {
    return null;
  }
}

function write(key: string, form: HTMLFormElement, context: unknown): void {
  const values: Typed["values"] = [];
  for (const control of fields(form))
    if (!isTickBox(control) || controlValue(control) === true) values.push([control.name, control.value]);
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), values, context } satisfies Typed));
  } catch {
    // The browser has no storage, or it is full.
  }
}

function drop(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without the browser's storage there are no typed values to remove.
  }
}
