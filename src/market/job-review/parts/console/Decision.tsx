import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { ReasonForm } from "#market/jobs/parts/console/ReasonForm.tsx";
import { jobRejectReasons } from "#market/jobs/terms.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import type { Choice } from "#ui/console/ComboBox.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { type Correctable, Corrections } from "./Corrections.tsx";

const formId = "approve-form";

/** The forms that approve or reject a job; on phones, with both buttons in a bar at the bottom. */
export function Decision({
  can,
  emailVerified,
  version,
  corrections,
  categories,
  readyNotes,
  result,
}: {
  can: { approve: boolean; reject: boolean };
  emailVerified: boolean;
  /** Version of the shown job, sent with the decision. */
  version: number;
  corrections: Correctable;
  categories: readonly Choice[];
  readyNotes: Readonly<Record<string, readonly string[]>>;
  /** The answer of the page's action, and the name of its form. */
  result: { do: string; reply: FormReply } | undefined;
}) {
  const t = useTranslations("jobReview.console.review");
  const labels = useTranslations("jobs.labels.reject_reason");
  const busy = useNavigation().formData?.get("do");
  const replyTo = (form: string) => (result?.do === form ? result.reply : undefined);
  const wrong = result?.reply.error?.formErrors;
  const approve = {
    type: "submit",
    form: formId,
    icon: "check",
    disabled: !can.approve,
    busy: busy === "approve",
    "aria-describedby": can.approve ? undefined : "why-not",
  } as const;
  return (
    <>
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg font-semibold">{t("decision")}</h2>
        {wrong && result?.do === "approve" && (
          <Alert tone="danger" live>
            {wrong}
          </Alert>
        )}
        <Form method="post" id={formId} className="flex flex-col gap-2">
          <input type="hidden" name="do" value="approve" />
          <input type="hidden" name="version" value={version} />
          <Button {...approve} data-key="approve" aria-keyshortcuts="a">
            {t("approve")}
          </Button>
          {!can.approve && !emailVerified && (
            <p id="why-not" className="flex gap-2 text-sm text-warning-600">
              <Icon name="alert" size="sm" className="mt-0.5" />
              {t("blockedByEmail")}
            </p>
          )}
        </Form>
        {can.reject && (
          <ReasonForm
            name="reject"
            label={t("reject")}
            confirm={t("confirmReject")}
            title={t("rejectTitle")}
            help={t("rejectHelp")}
            noteHelp={t("noteRequired")}
            reasons={jobRejectReasons.map(({ id, key, noteRequired }) => ({
              id,
              noteRequired,
              label: labels(key),
              texts: readyNotes[key] ?? [],
            }))}
            reply={replyTo("reject")}
            hotkey="r"
            hidden={{ version: String(version) }}
          />
        )}
        {can.approve && (
          <Corrections
            values={corrections}
            categories={categories}
            version={version}
            reply={replyTo("correct")}
            busy={busy === "correct"}
          />
        )}
      </Card>
      <div
        data-action-bar
        className="no-print fixed inset-x-0 bottom-bottom-bar z-10 flex gap-2 border-t border-line bg-surface px-4 py-2 *:flex-1 lg:hidden"
      >
        {can.reject && (
          <Button variant="secondary" onClick={openReject}>
            {t("reject")}
          </Button>
        )}
        <Button {...approve}>{t("approve")}</Button>
      </div>
    </>
  );
}

/** Opens the reasons for a rejection and scrolls to them. */
function openReject() {
  const summary = document.querySelector<HTMLElement>('[data-key="reject"]');
  const box = summary?.closest("details");
  if (box && !box.open) summary?.click();
  summary?.scrollIntoView({ block: "start" });
}
