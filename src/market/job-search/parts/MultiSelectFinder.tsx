import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { fold } from "#kit/fold.ts";
import { TextInput } from "#ui/inputs.tsx";
import type { MultiSelectOption } from "./MultiSelect.tsx";

/** Finds options of a `MultiSelect` by their names; loaded when the list is first opened. */
export default function MultiSelectFinder({
  options,
  box,
  onFind,
}: {
  options: readonly MultiSelectOption[];
  /** True when the list has a search box; short lists need none. */
  box: boolean;
  onFind: (found: ReadonlySet<number>) => void;
}) {
  const t = useTranslations("jobSearch.site.search");
  const [none, setNone] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useFocus(field, status);
  function find(typed: string) {
    const wanted = fold(typed.trim());
    const found = options.filter(({ name }) => fold(name).includes(wanted));
    setNone(found.length === 0);
    onFind(new Set(found.map(({ id }) => id)));
  }
  return (
    <>
      {box && (
        <TextInput
          ref={field}
          type="search"
          icon="search"
          // Without a name, the box is not a field of the surrounding form.
          name=""
          defaultValue=""
          aria-label={t("find")}
          placeholder={t("find")}
          onChange={(event) => {
            event.stopPropagation();
            find(event.currentTarget.value);
          }}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      )}
      <p ref={status} role="status" className="text-sm text-ink-500 empty:hidden">
        {none && t("noneFound")}
      </p>
    </>
  );
}

/** Moves the focus to the search box when the list around it opens, and closes the list when the focus leaves it. */
function useFocus(field: RefObject<HTMLInputElement | null>, within: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const list = within.current?.closest("details");
    const focusField = () => {
      const { activeElement } = document;
      const isAtBox = list?.contains(activeElement) && activeElement?.tagName !== "SUMMARY";
      // On a touch screen the keyboard would cover the list.
      if (list?.open && !isAtBox && matchMedia("(pointer: fine)").matches) field.current?.focus();
    };
    focusField();
    list?.addEventListener("toggle", focusField);
    const stop = closeByLeaving(list);
    return () => {
      list?.removeEventListener("toggle", focusField);
      stop();
    };
  }, [field, within]);
}

/** Closes a list on Escape, and when a click or the focus goes elsewhere. */
function closeByLeaving(list: HTMLDetailsElement | null | undefined) {
  const stop = new AbortController();
  function leave({ target }: Event) {
    if (list && !list.contains(target as Node)) list.open = false;
  }
  document.addEventListener("pointerdown", leave, stop);
  document.addEventListener("focusin", leave, stop);
  list?.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Escape") return;
      list.open = false;
      list.querySelector("summary")?.focus();
    },
    stop,
  );
  return () => stop.abort();
}
