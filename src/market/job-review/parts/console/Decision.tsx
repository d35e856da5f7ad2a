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
  const busy = useNavigation().formData?.get("do");
  const replyTo = (form: string) => (result?.do === form ? result.reply : undefined);
  const error = replyTo("approve")?.error?.formErrors;
  return (
    <>
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg font-semibold">{t("decision")}</h2>
        {error && (
          <Alert tone="danger" live>
            {error}
          </Alert>
        )}
        <ApproveForm can={can.approve} emailVerified={emailVerified} version={version} />
        {can.reject && <RejectForm version={version} readyNotes={readyNotes} reply={replyTo("reject")} />}
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
      <ActionBar can={can} />
    </>
  );
}

function ApproveForm({
  can,
  emailVerified,
  version,
}: {
  can: boolean;
  emailVerified: boolean;
  version: number;
}) {
  const t = useTranslations("jobReview.console.review");
  return (
    <Form method="post" id={formId} className="flex flex-col gap-2">
      <input type="hidden" name="do" value="approve" />
      <input type="hidden" name="version" value={version} />
      <ApproveButton can={can} hotkey="a" />
      {!can && !emailVerified && (
        <p id="why-not" className="flex gap-2 text-sm text-warning-600">
          <Icon name="alert" size="sm" className="mt-0.5" />
          {t("blockedByEmail")}
        </p>
      )}
    </Form>
  );
}

/** The buttons that stay in sight on phones. */
function ActionBar({ can }: { can: { approve: boolean; reject: boolean } }) {
  const t = useTranslations("jobReview.console.review");
  return (
    <div
      data-action-bar
      className="no-print fixed inset-x-0 bottom-bottom-bar z-10 flex gap-2 border-t border-line bg-surface px-4 py-2 *:flex-1 lg:hidden"
    >
      {can.reject && (
        <Button variant="secondary" onClick={openReject}>
          {t("reject")}
        </Button>
      )}
      <ApproveButton can={can.approve} />
    </div>
  );
}

function ApproveButton({ can, hotkey }: { can: boolean; hotkey?: string }) {
  const t = useTranslations("jobReview.console.review");
  const busy = useNavigation().formData?.get("do");
  return (
    <Button
      type="submit"
      form={formId}
      icon="check"
      disabled={!can}
      busy={busy === "approve"}
      aria-describedby={can ? undefined : "why-not"}
      data-key={hotkey && "approve"}
      aria-keyshortcuts={hotkey}
    >
      {t("approve")}
    </Button>
  );
}

function RejectForm({
  version,
  readyNotes,
  reply,
}: {
  version: number;
  readyNotes: Readonly<Record<string, readonly string[]>>;
  reply: FormReply | undefined;
}) {
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
        noteRequired,
        label: labels(key),
        texts: readyNotes[key] ?? [],
      }))}
      reply={reply}
      hotkey="r"
      hidden={{ version: String(version) }}
    />
  );
}

/** Opens the reasons for a rejection and scrolls to them. */
function openReject() {
  const summary = document.querySelector<HTMLElement>('[data-key="reject"]');
  const box = summary?.closest("details");
  if (box && !box.open) summary?.click();
  summary?.scrollIntoView({ block: "start" });
}
