import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Badge, type Tone } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { FileInput } from "#ui/FileInput.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { useDate } from "#ui/use-date.ts";
import { licenceMaxBytes, type RefuseReason, type VerificationState } from "../../terms.ts";

const tones: Record<VerificationState, Tone> = {
  none: "neutral",
  pending: "info",
  verified: "success",
  refused: "danger",
  revoked: "danger",
};

/** The state of a company's verification, and the form to request it. */
export function Verification({
  verification: { state, requested_at, file_name, refuse_reason, refuse_note, revoke_note, missing, can },
  needs,
  mayEdit,
  reply,
}: {
  verification: {
    state: VerificationState;
    requested_at: string | null;
    file_name: string | null;
    refuse_reason: RefuseReason | null;
    refuse_note: string | null;
    revoke_note: string | null;
    missing: readonly string[];
    can: { request: boolean };
  };
  /** Labels of the missing fields. */
  needs: string;
  mayEdit: boolean;
  reply: FormReply | null;
}) {
  const t = useTranslations("companySettings.console.verification");
  const reasons = useTranslations("companySettings.labels.refuse_reason");
  const why = [refuse_reason && refuse_reason !== "others" && `${reasons(refuse_reason)}.`, refuse_note];
  const reason = why.filter(Boolean).join(" ");
  const date = useDate("day");
  return (
    <Card id="verification" className="scroll-mt-20">
      <CardHeader
        title={t("title")}
        text={t(state === "verified" ? "verifiedText" : "text")}
        actions={<Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>}
      />
      {state === "pending" && requested_at && file_name && (
        <p className="mt-4 break-words">{t("pending", { file: file_name, date: date(requested_at) })}</p>
      )}
      {state === "refused" && (
        <p className="mt-4 break-words">{reason ? t("refused", { reason }) : t("refusedWithout")}</p>
      )}
      {state === "revoked" && (
        <p className="mt-4 break-words whitespace-pre-line">{t("revoked", { reason: revoke_note ?? "" })}</p>
      )}
      {mayEdit && state !== "pending" && state !== "verified" && missing.length > 0 && (
        <p className="mt-4">{t("needs", { fields: needs })}</p>
      )}
      {can.request && <RequestForm reply={reply} />}
    </Card>
  );
}

function RequestForm({ reply }: { reply: FormReply | null }) {
  const t = useTranslations("companySettings.console.verification");
  const busy = useNavigation().formData?.get("intent") === "verification";
  return (
    <SubmitForm
      reply={reply}
      encType="multipart/form-data"
      prefix="verification"
      className="mt-4 flex flex-col gap-4"
    >
      <Field name="licence" label={t("licence")} required>
        <FileInput extensions={[".pdf", ".jpg", ".jpeg", ".png"]} maxBytes={licenceMaxBytes} />
      </Field>
      <Button
        type="submit"
        name="intent"
        value="verification"
        busy={busy}
        className="self-start max-sm:self-stretch"
      >
        {t("submit")}
      </Button>
    </SubmitForm>
  );
}
