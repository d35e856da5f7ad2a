import { Link } from "react-router";
import { Button } from "#ui/Button.tsx";
import { consentPath } from "../consent.ts";

export interface ConsentWords {
  label: string;
  text: string;
  more: string;
  yes: string;
  no: string;
}

/**
 * Asks for consent to analytics once, without blocking the page. Both answers look the same, and the bar works
 * without script.
 */
export function ConsentBar({ words, next }: { words: ConsentWords; next: string }) {
  return (
    <section aria-label={words.label} className="no-print border-b border-line bg-mist">
      <div className="mx-auto flex max-w-content flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3 sm:px-6">
        <p className="text-sm text-ink-700">
          {words.text}{" "}
          <Link to={consentPath} className="text-leaf-700 underline underline-offset-2">
            {words.more}
          </Link>
        </p>
        <ConsentForm words={words} next={next} />
      </div>
    </section>
  );
}

/** The page is reloaded, because the answer changes the page's content security policy. */
export function ConsentForm({ words, next }: { words: Pick<ConsentWords, "yes" | "no">; next: string }) {
  return (
    <form method="post" action={`${consentPath}?next=${encodeURIComponent(next)}`} className="flex gap-2">
      <Button type="submit" name="consent" value="no" variant="secondary" size="sm">
        {words.no}
      </Button>
      <Button type="submit" name="consent" value="yes" variant="secondary" size="sm">
        {words.yes}
      </Button>
    </form>
  );
}
