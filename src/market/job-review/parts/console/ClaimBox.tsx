import { Form, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { formatDate } from "#kit/dates.ts";
import type { FormReply } from "#kit/form.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";

export interface Claimed {
  by: string | null;
  until: string;
  is_mine: boolean;
}

/** Tells that another reviewer has claimed the job. */
export function ClaimedByOther({ claim: { by, until } }: { claim: Claimed }) {
  const t = useTranslations("jobReview.console.claim");
  const reviewer = useTranslations("jobReview.console.reviewer");
  const time = formatDate(until, "clock", useLocale());
  return <Alert tone="warning">{t("other", { name: by ?? reviewer("someone"), until: time })}</Alert>;
}

/** Claims a free job for the viewer, or ends the viewer's claim. */
export function ClaimBox({ claim, reply }: { claim: Claimed | null; reply: FormReply | undefined }) {
  const t = useTranslations("jobReview.console.claim");
  const language = useLocale();
  const busy = useNavigation().formData?.get("do");
  const error = reply?.error?.formErrors;
  const until = claim && formatDate(claim.until, "clock", language);
  return (
    <Form method="post" className="flex flex-wrap items-center justify-between gap-2 text-sm">
      <input type="hidden" name="do" value={claim ? "release" : "claim"} />
      <span className="text-ink-500">{claim ? t("mine", { until: until ?? "" }) : t("free")}</span>
      <Button
        type="submit"
        size="sm"
        variant="secondary"
        busy={busy === "claim" || busy === "release"}
        data-key={claim ? undefined : "claim"}
        aria-keyshortcuts={claim ? undefined : "c"}
      >
        {t(claim ? "release" : "claim")}
      </Button>
      {error && (
        <Alert tone="danger" live>
          {error}
        </Alert>
      )}
    </Form>
  );
}

/** Claims the oldest free job of the queue and opens it. */
export function NextButton({ variant = "secondary" }: { variant?: "primary" | "secondary" }) {
  const t = useTranslations("jobReview.console.claim");
  const busy = useNavigation().formData?.get("do") === "next";
  return (
    <Form method="post">
      <input type="hidden" name="do" value="next" />
      <Button type="submit" size="sm" variant={variant} busy={busy} data-key="next" aria-keyshortcuts="n">
        {t("next")}
      </Button>
    </Form>
  );
}
