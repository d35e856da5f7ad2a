import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from "react";
import { languages } from "#kit/i18n.ts";
import { LeaveWarning } from "#ui/form/LeaveWarning.tsx";
import { onSwitch } from "#ui/form/language-switch.ts";
import type { ProfileChoices } from "./choices.ts";
import { EditedLanguageContext } from "./languages.ts";

/** A `pending` change will be saved soon; an `unsafe` change would be lost when the reader leaves the page. */
type Unsaved = "pending" | "unsafe" | null;
const UnsavedContext = createContext<(form: string, unsaved: Unsaved) => void>(() => {});

/** Reports the unsaved state of a form to the page. */
export function useUnsaved(form: string, unsaved: Unsaved): void {
  const report = use(UnsavedContext);
  useEffect(() => {
    report(form, unsaved);
    return () => report(form, null);
  }, [report, form, unsaved]);
}

/**
 * The forms of a profile on a page: the language of their texts, their suggestions, and one warning for all
 * of them.
 */
export function ProfileForms({
  original,
  translating = false,
  choices,
  children,
}: {
  original: number;
  translating?: boolean;
  choices: ProfileChoices;
  children: ReactNode;
}) {
  const [forms, setForms] = useState<Readonly<Record<string, Unsaved>>>({});
  const report = useCallback(
    (form: string, unsaved: Unsaved) =>
      setForms((before) => ((before[form] ?? null) === unsaved ? before : { ...before, [form]: unsaved })),
    [],
  );
  const states = Object.values(forms);
  return (
    <EditedLanguageContext value={{ original, translating }}>
      <UnsavedContext value={report}>
        <datalist id="known-skills">
          {choices.skills.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {languages.map((language) => (
          <datalist key={language} id={`known-titles-${language}`} lang={language}>
            {choices.titles[language].map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        ))}
        {states.some((state) => state !== null) && <Unsaved unsafe={states.includes("unsafe")} />}
        {children}
      </UnsavedContext>
    </EditedLanguageContext>
  );
}

function Unsaved({ unsafe }: { unsafe: boolean }) {
  const switching = useRef(false);
  useEffect(
    () =>
      // The language switch takes the typed texts along to the page in the other language.
      onSwitch(() => {
        switching.current = true;
        return null;
      }),
    [],
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!switching.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);
  return unsafe && <LeaveWarning dirty isLeaving={() => switching.current} onLeave={() => {}} />;
}
