import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { readDay, writeDay } from "#kit/days.ts";
import { useFieldControl, useInitialValue } from "../Field.tsx";
import { Icon } from "../icons/Icon.tsx";
import { TextInput } from "../inputs.tsx";
import { useEdit } from "./edit.ts";

const DateCalendar = lazy(() => import("./DateCalendar.tsx"));

const asPosted = (typed: string) => readDay(typed) ?? typed;

/**
 * A day, typed as DD/MM/YYYY in both languages or chosen from a calendar. It posts YYYY-MM-DD, or the typed
 * text when it is not a day. Without script it posts the typed text, which `readForm` reads the same way.
 */
export function DateInput({
  first,
  last,
  defaultValue,
}: {
  /** The first and the last day that the calendar offers, as YYYY-MM-DD. */
  first?: string;
  last?: string;
  /** The initial day, as YYYY-MM-DD. */
  defaultValue?: string;
}) {
  const { name } = useFieldControl();
  const { reread } = useEdit();
  const initial = useInitialValue({ defaultValue }) ?? "";
  const input = useRef<HTMLInputElement>(null);
  /** The value of the hidden input; null until a script runs, because until then the text box itself is posted. */
  const [posted, setPosted] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  // The text box may have text typed before the script ran.
  useEffect(() => setPosted(asPosted(input.current?.value ?? "")), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new value is in the form when the effect runs
  useEffect(reread, [posted, reread]);
  const show = (text: string) => {
    if (input.current) input.current.value = writeDay(text);
    setPosted(asPosted(text));
  };
  return (
    <>
      <TextInput
        ref={input}
        {...(posted !== null && { name: undefined })}
        defaultValue={writeDay(initial)}
        placeholder="DD/MM/YYYY"
        inputMode="numeric"
        autoComplete="off"
        className="tabular-nums"
        onChange={(event) => setPosted(asPosted(event.currentTarget.value))}
        onBlur={(event) => show(event.currentTarget.value)}
        after={posted !== null && <CalendarButton open={open} onOpen={() => setOpen(true)} />}
      />
      {posted !== null && <input type="hidden" name={name} value={posted} />}
      {open && (
        <Suspense>
          <DateCalendar
            anchor={input}
            day={readDay(posted ?? "")}
            first={first}
            last={last}
            onChoose={(day) => {
              show(day);
              setOpen(false);
              input.current?.focus();
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function CalendarButton({ open, onOpen }: { open: boolean; onOpen: () => void }) {
  const t = useTranslations("ui.tools");
  return (
    <button
      type="button"
      aria-label={t("chooseDate")}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onOpen}
      className="grid size-8 place-items-center rounded-md text-ink-500 hover:bg-hover"
    >
      <Icon name="calendar" size="sm" />
    </button>
  );
}
