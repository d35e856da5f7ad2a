import { use, useEffect, useRef } from "react";
import { useLocation, useNavigation, useRouteLoaderData } from "react-router";
import { controlValue, isControl, isSecret, isTickBox, setValue } from "./controls.ts";
import { FormPanelContext } from "./scope.ts";

const keptMs = 7 * 24 * 60 * 60 * 1000;

interface Typed {
  at: number;
  values: [name: string, value: string][];
}

/**
 * Stores the typed values of the surrounding form in this browser until it is sent, and restores them on the
 * next visit of the same account. Passwords and files are not stored; logging out deletes everything
 * (`clear-site-data`).
 * @param name unique for each form
 * @param sent changes when the page has sent the values; a form that leads to another page needs none
 */
export function KeepsTyped({ name, sent = null }: { name: string; sent?: unknown }) {
  const inside = useRef<HTMLSpanElement>(null);
  const root = useRouteLoaderData("root") as { viewer?: { email: string } | null } | undefined;
  const { pathname } = useLocation();
  const done = use(FormPanelContext)?.done;
  const { state, formData, location } = useNavigation();
  const key = `typed:${root?.viewer?.email ?? ""}:${name}`;
  useEffect(() => {
    const form = inside.current?.closest("form");
    if (!form) return;
    const values = read(key);
    for (const control of values ? fields(form) : []) {
      const own = values?.filter(([field]) => field === control.name) ?? [];
      if (isTickBox(control))
        setValue(
          control,
          own.some(([, value]) => value === control.value),
        );
      else if (own[0]) setValue(control, own[0][1]);
    }
    const keep = () => write(key, form);
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

function* fields(form: HTMLFormElement) {
  for (const control of form.elements)
    if (isControl(control) && control.name && !isSecret(control) && control.type !== "file") yield control;
}

function read(key: string): Typed["values"] | null {
  try {
    const typed = JSON.parse(localStorage.getItem(key) ?? "null") as Typed | null;
    return typed && Array.isArray(typed.values) && Date.now() - typed.at < keptMs ? typed.values : null;
  } catch {
    return null;
  }
}

function write(key: string, form: HTMLFormElement): void {
  const values: Typed["values"] = [];
  for (const control of fields(form))
    if (!isTickBox(control) || controlValue(control) === true) values.push([control.name, control.value]);
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), values } satisfies Typed));
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
