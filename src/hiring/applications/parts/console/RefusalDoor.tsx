import { Link, useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { introductionPaths } from "#agency/introductions/console-paths.ts";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { type Door, doorOf, type Refusal } from "../../refusal.ts";

/** The answer of the pages to which the forms of a way out are posted. */
interface Answer {
  done: string | null;
  refused: string | null;
}

/**
 * The way out of a refusal: one press asks the owner of a person to split the fee, an administrator allows an exception with a
 * reason. The forms work without script too; their pages then show the result.
 */
export function RefusalDoor({ refusal }: { refusal: Refusal }) {
  const door = doorOf(refusal);
  if (!door) return null;
  return door.kind === "split" ? <AskToSplit door={door} /> : <AllowException door={door} />;
}

function AskToSplit({ door }: { door: Extract<Door, { kind: "split" }> }) {
  const { Form, data, state } = useFetcher<Answer>();
  const workspace = useWorkspace();
  const t = useTranslations("applications.console.door");
  const { ownershipId, jobId, owner, bps, requested, duplicate } = door;
  const isSent = requested || data?.done === "asked";
  return (
    <div className="flex flex-col gap-3 text-sm">
      {duplicate && (
        <p>
          {t("duplicate")}{" "}
          <Link
            to={`${applicantPaths.person(workspace, duplicate.of_id)}#duplicates`}
            className="inline-block leading-6 font-semibold text-leaf-700 underline"
          >
            {t("merge")}
          </Link>
        </p>
      )}
      {isSent ? (
        <div role="status">
          <p>{requested ? t("waiting", { owner }) : t("sent", { owner })}</p>
          <Link
            to={introductionPaths.requests("own")}
            className="inline-block leading-6 font-semibold text-leaf-700 underline"
          >
            {t("requests")}
          </Link>
        </div>
      ) : (
        <Form method="post" action={introductionPaths.requests("own")} className="flex flex-col gap-3">
          <input type="hidden" name="do" value="ask" />
          <input type="hidden" name="id" value={ownershipId} />
          <input type="hidden" name="job_id" value={jobId} />
          <input type="hidden" name="bps" value={bps} />
          <p>{t("proposed", { mine: bps / 100, owner, theirs: 100 - bps / 100 })}</p>
          <Refused text={data?.refused} />
          <Button type="submit" busy={state !== "idle"} className="self-start">
            {t("ask")}
          </Button>
        </Form>
      )}
    </div>
  );
}

function AllowException({ door }: { door: Extract<Door, { kind: "exception" }> }) {
  const { Form, data, state } = useFetcher<Answer>();
  const t = useTranslations("applications.console.door");
  if (data?.done === "allowed") return <p role="status">{t("allowed")}</p>;
  return (
    <Form method="post" action={introductionPaths.ownerships} className="flex flex-col gap-3 text-sm">
      <input type="hidden" name="do" value="override" />
      <input type="hidden" name="id" value={door.applicantId} />
      <Field name="reason" label={t("reason")} required>
        <Textarea rows={2} maxLength={500} />
      </Field>
      <Refused text={data?.refused} />
      <Button type="submit" busy={state !== "idle"} className="self-start">
        {t("allow")}
      </Button>
    </Form>
  );
}

function Refused({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <Alert tone="danger" live>
      {text}
    </Alert>
  );
}
