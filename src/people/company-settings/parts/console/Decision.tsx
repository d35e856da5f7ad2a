import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Alert } from "#ui/Alert.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { useDate } from "#ui/use-date.ts";
import type { RequestState } from "../../lifecycle.ts";
import { noteMaxLength, type RefuseReason, refuseReasons } from "../../terms.ts";
import { Revocation } from "./Revocation.tsx";

interface Request {
  status: RequestState;
  version: string;
  decided_at: string | null;
  decided_by: string | null;
  refuse_reason: RefuseReason | null;
  refuse_note: string | null;
  revoked: { at: string; by: string | null; note: string } | null;
  can: { verify: boolean; refuse: boolean; revoke: boolean };
}

/** The buttons that verify or refuse a request, or the decision once it is made. */
export function Decision({
  request,
  facts,
  answer,
}: {
  request: Request;
  facts: { blocked: boolean };
  /** The answer of the page's action, with the form that posted. */
  answer: { do: "verify" | "refuse" | "revoke"; reply: FormReply } | undefined;
}) {
  const t = useTranslations("companySettings.console.requests");
  const busy = useNavigation().formData?.get("do");
  const { status, can, decided_at } = request;
  if (status !== "pending" && decided_at)
    return (
      <Decided
        request={request}
        decidedAt={decided_at}
        reply={answer?.do === "revoke" ? answer.reply : undefined}
      />
    );
  const wrong = answer?.do === "verify" && answer.reply.error?.formErrors;
  return (
    <Card className="flex flex-col gap-4">
      <CardHeader title={t("decision")} />
      {wrong && (
        <Alert tone="danger" live>
          {wrong}
        </Alert>
      )}
      {can.verify ? (
        <Form method="post">
          <input type="hidden" name="version" value={request.version} />
          <Button type="submit" name="do" value="verify" icon="check" block busy={busy === "verify"}>
            {t("verify")}
          </Button>
        </Form>
      ) : (
        <Alert tone="warning">{t(facts.blocked ? "blocked" : "incomplete")}</Alert>
      )}
      <RefuseForm reply={answer?.do === "refuse" ? answer.reply : undefined} />
    </Card>
  );
}

function Decided({
  request,
  decidedAt,
  reply,
}: {
  request: Request;
  decidedAt: string;
  /** The reply to the form that revokes the verification. */
  reply: FormReply | undefined;
}) {
  const t = useTranslations("companySettings.console.requests");
  const reasons = useTranslations("companySettings.labels.refuse_reason");
  const date = useDate("day");
  const { status, can } = request;
  const values = { date: date(decidedAt), name: request.decided_by ?? t("someone") };
  const { revoked } = request;
  const wasVerified = status === "verified" || status === "revoked";
  return (
    <Card className="flex flex-col items-start gap-3 break-words">
      <Badge tone={status === "verified" ? "success" : "danger"}>{t(`tabs.${status}`)}</Badge>
      <p>{t(wasVerified ? "verifiedOn" : "refusedOn", values)}</p>
      {request.refuse_reason && <p className="font-semibold">{reasons(request.refuse_reason)}</p>}
      {request.refuse_note && <p className="text-ink-700">{request.refuse_note}</p>}
      {revoked && (
        <>
          <p>{t("revokedOn", { date: date(revoked.at), name: revoked.by ?? t("someone") })}</p>
          <p className="whitespace-pre-line text-ink-700">{revoked.note}</p>
        </>
      )}
      {can.revoke && <Revocation reply={reply} />}
    </Card>
  );
}

function RefuseForm({ reply }: { reply: FormReply | undefined }) {
  const t = useTranslations("companySettings.console.requests");
  const reasons = useTranslations("companySettings.labels.refuse_reason");
  const busy = useNavigation().formData?.get("do");
  return (
    <details open={reply?.error ? true : undefined}>
      <summary className={buttonClass({ variant: "secondary", block: true })}>{t("refuse")}</summary>
      <SubmitForm reply={reply} noValidate className="mt-4 flex flex-col gap-4">
        <FieldSet name="reason_id" label={t("reason")} help={t("reasonHelp")} required>
          <RadioGroup
            options={refuseReasons.map(({ id, key }) => ({ value: String(id), label: reasons(key) }))}
          />
        </FieldSet>
        <Field name="note" label={t("note")} help={t("noteHelp")} optional>
          <Textarea rows={3} limit={noteMaxLength} />
        </Field>
        <Button type="submit" name="do" value="refuse" variant="danger" busy={busy === "refuse"}>
          {t("confirmRefuse")}
        </Button>
      </SubmitForm>
    </details>
  );
}
