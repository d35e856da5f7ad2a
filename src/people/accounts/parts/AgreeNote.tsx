import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

/**
 * A note beside a button that pressing it accepts the terms; the acceptance is stored as evidence. The links to
 * the terms open in a new tab, so that text in the form stays.
 */
export function AgreeNote({ by }: { by: "submit" | "apply" | "provider" }) {
  const t = useTranslations("accounts.site.agree");
  const link = (href: string) => (words: ReactNode) => (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="font-semibold text-leaf-700 underline underline-offset-2"
    >
      {words}
    </a>
  );
  return (
    <p className="text-sm text-ink-500">
      {t.rich(by, { terms: link("/terms-of-service"), policy: link("/private-policy") })}
    </p>
  );
}
