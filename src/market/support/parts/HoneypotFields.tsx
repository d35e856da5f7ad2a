import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { textOf, useFormScope } from "#ui/form/scope.ts";
import { fillSeconds } from "../terms.ts";

/**
 * Fields that distinguish people from programs: the time at which the form was shown, and an invisible field.
 */
export function HoneypotFields({ stamp }: { stamp: string }) {
  const t = useTranslations("support.site.contact");
  // The token of a refused form; empty when it had expired.
  const kept = textOf(useFormScope().value("stamp"));
  // The first token belongs to the form that was filled in, whatever the page loads later.
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

/** Delays sending until the minimum time of the server has passed, so that fast readers are not refused. */
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
