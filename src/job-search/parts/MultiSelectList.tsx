import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { fold } from "#kit/fold.ts";
import { TextInput } from "#ui/inputs.tsx";
import type { MultiSelectOption } from "./MultiSelect.tsx";

/** Shorter lists are seen at a glance. */
const searchedFrom = 10;

/** All options of a `MultiSelect`, and a box to find one by its name; loaded when the list is first opened. */
export default function MultiSelectList({
  options,
  box,
}: {
  options: readonly MultiSelectOption[];
  box: (option: MultiSelectOption, hidden: boolean) => ReactNode;
}) {
  const t = useTranslations("jobSearch.site.search");
  const [typed, setTyped] = useState("");
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => closeByLeaving(status.current?.closest("details")), []);
  const wanted = fold(typed.trim());
  // An option that is hidden stays chosen: it is still a field of the form.
  const isHidden = ({ name }: MultiSelectOption) => !fold(name).includes(wanted);
  return (
    <>
      {options.length >= searchedFrom && (
        <TextInput
          type="search"
          icon="search"
          // Not a field of the form around it.
          name=""
          defaultValue=""
          aria-label={t("find")}
          placeholder={t("find")}
          onChange={(event) => {
            event.stopPropagation();
            setTyped(event.currentTarget.value);
          }}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      )}
      {options.map((option) => box(option, isHidden(option)))}
      <p ref={status} role="status" className="text-sm text-ink-500 empty:hidden">
        {options.every(isHidden) && t("noneFound")}
      </p>
    </>
  );
}

/** Closes a list on Escape, and when a press or the focus goes elsewhere. */
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
