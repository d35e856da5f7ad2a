import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { textOf, useFormScope } from "#ui/form/scope.ts";
import { fillSeconds } from "../terms.ts";

/** What tells a person from a program: when the form was shown, and a field that nobody sees. */
export function HoneypotFields({ stamp }: { stamp: string }) {
  const t = useTranslations("support.site.contact");
  // Of a refused form; empty when it was too old.
  const kept = textOf(useFormScope().value("stamp"));
  // The form that was shown first is the one that was filled in, whatever the page loads meanwhile.
  const [first] = useState(stamp);
  return (
    <>
      <input type="hidden" name="stamp" value={kept === undefined ? first : kept || stamp} />
      <div aria-hidden="true" className="sr-only">
        <label>
          {t("trap")}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

/** Holds a form back until as much time has passed as the server asks for: whoever is that fast notices nothing. */
export function usePatience() {
  const shownAt = useRef(0);
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  function hold(event: FormEvent<HTMLFormElement>) {
    const left = fillSeconds * 1000 + 200 - (performance.now() - shownAt.current);
    if (left <= 0) return;
    event.preventDefault();
    const form = event.currentTarget;
    setWaiting(true);
    setTimeout(() => {
      setWaiting(false);
      form.requestSubmit();
    }, left);
  }
  return { waiting, hold };
}
