import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { ReasonForm } from "#jobs/parts/console/ReasonForm.tsx";
import { type DisplayState, jobRejectReasons } from "#jobs/terms.ts";
import type { FormReply } from "#kit/form.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Icon } from "#ui/icons/Icon.tsx";

/** Approve, or reject with a reason that helps; without script the reasons open all the same. */
export function Decision({
  can,
  state,
  emailVerified,
  reply,
  replyTo,
}: {
  can: { approve: boolean; reject: boolean };
  state: DisplayState;
  emailVerified: boolean;
  reply: FormReply | undefined;
  /** The form that the reply belongs to. */
  replyTo: string | undefined;
}) {
  const t = useTranslations("jobReview.console.review");
  const states = useTranslations("jobs.labels.display_state");
  const busy = useNavigation().formData?.get("do");
  if (state !== "reviewing")
    return (
      <Card>
        <h2 className="text-lg font-semibold">{t("decision")}</h2>
        <p className="mt-1 text-sm text-ink-500">{t("decidedAlready", { state: states(state) })}</p>
      </Card>
    );
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t("decision")}</h2>
      {replyTo === "approve" && reply?.error?.formErrors && (
        <Alert tone="danger" live>
          {reply.error.formErrors}
        </Alert>
      )}
      <Form method="post" className="flex flex-col gap-2">
        <Button
          type="submit"
          name="do"
          value="approve"
          data-key="approve"
          icon="check"
          disabled={!can.approve}
          busy={busy === "approve"}
          aria-keyshortcuts="a"
          aria-describedby={can.approve ? undefined : "why-not"}
        >
          {t("approve")}
        </Button>
        {!can.approve && !emailVerified && (
          <p id="why-not" className="flex gap-2 text-sm text-warning-600">
            <Icon name="alert" size="sm" className="mt-0.5" />
            {t("blockedByEmail")}
          </p>
        )}
      </Form>
      {can.reject && <Reject reply={replyTo === "reject" ? reply : undefined} />}
    </Card>
  );
}

function Reject({ reply }: { reply: FormReply | undefined }) {
  const t = useTranslations("jobReview.console.review");
  const labels = useTranslations("jobs.labels.reject_reason");
  return (
    <ReasonForm
      name="reject"
      label={t("reject")}
      confirm={t("confirmReject")}
      title={t("rejectTitle")}
      help={t("rejectHelp")}
      noteHelp={t("noteRequired")}
      reasons={jobRejectReasons.map(({ id, key, noteRequired }) => ({
        id,
        label: labels(key),
        noteRequired,
      }))}
      reply={reply}
      hotkey="r"
    />
  );
}
