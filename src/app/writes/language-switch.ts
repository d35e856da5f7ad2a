import { controlValue, isControl, isSecret, setValue } from "#ui/form/controls.ts";
import { emitSwitch } from "#ui/form/language-switch.ts";
import { dropFiles, keepFiles, type NamedFiles, takeFiles } from "./kept-files.ts";

/** A field of a form, told from others of its name by its place among them. */
interface Typed {
  form: number;
  name: string;
  nth: number;
  value: string | boolean;
}
interface KeptTyping {
  language: string;
  at: number;
  typed: Typed[];
  hasFiles: boolean;
}

const store = "typed-before-switch";
/** What was kept is for the page that the switch leads to, not for one that is opened later. */
const keptMs = 60_000;
/** Fields that a choice brings to the page, as that of another CV, are there by then. */
const laterMs = 100;
const touched = new WeakSet<HTMLFormElement>();

/**
 * The language switch loads the page anew: what was typed and chosen in its forms is kept for that moment in this window, and put
 * back. Passwords are not.
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
  const kept: KeptTyping = { language: link.hreflang, at: Date.now(), typed, hasFiles };
  try {
    sessionStorage.setItem(store, JSON.stringify(kept));
  } catch {
    return;
  }
  if (!hasFiles) return;
  // A document that is left no longer writes: the files first.
  event.preventDefault();
  void keepFiles(files).finally(() => location.assign(link.href));
}

async function putBack(): Promise<void> {
  const kept = takeTyped();
  if (!kept) return;
  const ours = kept.language === document.documentElement.lang && Date.now() - kept.at < keptMs;
  const files = kept.hasFiles ? await takeFiles() : [];
  if (kept.hasFiles) void dropFiles();
  if (!ours) return;
  const fill = () => {
    for (const { control, ...place } of controls(() => true)) {
      const isIt = (one: Omit<Typed, "value">) =>
        one.form === place.form && one.name === place.name && one.nth === place.nth;
      const value = kept.typed.find(isIt)?.value;
      const chosen = files.find(isIt)?.files;
      if (value !== undefined) setValue(control, value);
      if (chosen && control instanceof HTMLInputElement && control.files?.length === 0)
        choose(control, chosen);
    }
  };
  fill();
  setTimeout(fill, laterMs);
}

function takeTyped(): KeptTyping | null {
  try {
    const kept = sessionStorage.getItem(store);
    sessionStorage.removeItem(store);
    return JSON.parse(kept ?? "null") as KeptTyping | null;
  } catch {
    return null;
  }
}

/** The fields of forms that write, but those for passwords and what only the page fills in. */
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
