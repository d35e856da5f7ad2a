import { controlValue, isControl, isSecret, setValue } from "#ui/form/controls.ts";
import { emitSwitch } from "#ui/form/language-switch.ts";
import { deleteFiles, type NamedFiles, storeFiles, takeFiles } from "./kept-files.ts";

/** The value of a form's field. Fields with the same name are distinguished by their order. */
interface Typed {
  form: number;
  name: string;
  nth: number;
  value: string | boolean;
}
interface StoredFields {
  language: string;
  at: number;
  typed: Typed[];
  hasFiles: boolean;
}

const store = "typed-before-switch";
/** The stored values are for the page that opens directly after the switch, not for one that is opened later. */
const maxAgeMs = 60_000;
/** After this time, fields that another choice adds to the page (such as those for another CV) exist. */
const laterMs = 100;
const touched = new WeakSet<HTMLFormElement>();

/**
 * Keeps the entered values of forms across a switch of the language, which reloads the page: they are stored in this window
 * and put back. Passwords are left out.
 */
export function keepAcrossLanguages(): void {
  window.addEventListener("input", onInput, true);
  window.addEventListener("click", onClick, true);
  void putBack();
}

function onInput({ target }: Event): void {
  const form = isControl(target) ? target.form : null;
  if (form?.method === "post") touched.add(form);
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[hreflang]");
  if (!link || !/^\/language\//.test(link.pathname)) return;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const keeping = emitSwitch();
  const typed: Typed[] = [];
  const files: NamedFiles[] = [];
  for (const { control, ...place } of controls((form) => touched.has(form) && !keeping.has(form))) {
    if (control.type !== "file") typed.push({ ...place, value: controlValue(control) });
    else if (control instanceof HTMLInputElement && control.files?.length)
      files.push({ ...place, files: [...control.files] });
  }
  if (typed.length === 0) return;
  const hasFiles = files.length > 0;
  const stored: StoredFields = { language: link.hreflang, at: Date.now(), typed, hasFiles };
  try {
    sessionStorage.setItem(store, JSON.stringify(stored));
  } catch {
    return;
  }
  if (!hasFiles) return;
  // A document that is being left does not complete its writes, so the files are stored first.
  event.preventDefault();
  void storeFiles(files).finally(() => location.assign(link.href));
}

async function putBack(): Promise<void> {
  const stored = takeTyped();
  if (!stored) return;
  const ours = stored.language === document.documentElement.lang && Date.now() - stored.at < maxAgeMs;
  const files = stored.hasFiles ? await takeFiles() : [];
  if (stored.hasFiles) void deleteFiles();
  if (!ours) return;
  const fill = () => {
    for (const { control, ...place } of controls(() => true)) {
      const isIt = (one: Omit<Typed, "value">) =>
        one.form === place.form && one.name === place.name && one.nth === place.nth;
      const value = stored.typed.find(isIt)?.value;
      const chosen = files.find(isIt)?.files;
      if (value !== undefined) setValue(control, value);
      if (chosen && control instanceof HTMLInputElement && control.files?.length === 0)
        choose(control, chosen);
    }
  };
  fill();
  setTimeout(fill, laterMs);
}

function takeTyped(): StoredFields | null {
  try {
    const stored = sessionStorage.getItem(store);
    sessionStorage.removeItem(store);
    return JSON.parse(stored ?? "null") as StoredFields | null;
  } catch {
    return null;
  }
}

/** Yields the fields of posting forms, except passwords and fields that only the page fills in. */
function* controls(wanted: (form: HTMLFormElement) => boolean) {
  for (const [form, element] of [...document.forms].entries()) {
    if (element.method !== "post" || !wanted(element)) continue;
    const seen = new Map<string, number>();
    for (const control of element.elements) {
      if (!isControl(control) || !control.name || isSecret(control)) continue;
      const nth = seen.get(control.name) ?? 0;
      seen.set(control.name, nth + 1);
      yield { control, form, name: control.name, nth };
    }
  }
}

function choose(control: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  control.files = transfer.files;
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
}
