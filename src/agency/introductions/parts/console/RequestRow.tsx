import { Form, Link } from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Badge, type Tone } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { useDate } from "#ui/use-date.ts";
import type { RequestView } from "../../pages/console/requests.tsx";

const tones: Record<RequestView["status"], Tone> = {
  asked: "warning",
  accepted: "success",
  declined: "neutral",
  withdrawn: "neutral",
};

/** A request to split a fee with the parts of both consultants; each answer is one press. */
export function RequestRow({ row, isOwn }: { row: RequestView; isOwn: boolean }) {
  const t = useTranslations("introductions.console.requests");
  const labels = useTranslations("introductions.labels.request");
  const owners = useTranslations("introductions.console.ownerships");
  const workspace = useWorkspace();
  const day = useDate("day");
  const { person, client, job, asker, owner, status, bps, note, asked_at, answered_at } = row;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-4 py-4 text-sm sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={applicantPaths.person(workspace, person.id)}
            className="inline-block min-w-0 leading-6 font-semibold break-words text-leaf-700 hover:underline"
          >
            {person.full_name}
          </Link>
          <Badge tone={tones[status]}>{labels(status)}</Badge>
        </p>
        <p className="break-words text-ink-700">{t("for", { job: job.title, client: client.name })}</p>
        <p className="font-semibold break-words">
          {t("parts", {
            asker: asker.full_name,
            mine: bps / 100,
            owner: owner?.full_name ?? owners("noOwner"),
            theirs: (10_000 - bps) / 100,
          })}
        </p>
        {note && <p className="mt-1 break-words whitespace-pre-line text-ink-700">{note}</p>}
        <p className="mt-1 text-ink-500">
          {[
            t("askedAt", { asker: asker.full_name, date: day(asked_at) }),
            answered_at && t("answeredAt", { date: day(answered_at) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <Acts row={row} isOwn={isOwn} />
    </li>
  );
}

function Acts({ row: { id, can, status, person }, isOwn }: { row: RequestView; isOwn: boolean }) {
  const t = useTranslations("introductions.console.requests");
  const workspace = useWorkspace();
  const acts = (["accept", "decline", "withdraw"] as const).filter((each) => can[each]);
  return (
    <>
      {acts.length > 0 && (
        <Form method="post" className="flex flex-wrap gap-2">
          <input type="hidden" name="request" value={id} />
          {acts.map((each) => (
            <Button
              key={each}
              type="submit"
              name="do"
              value={each}
              size="sm"
              variant={each === "accept" ? "primary" : "secondary"}
            >
              {t(each)}
            </Button>
          ))}
        </Form>
      )}
      {isOwn && status === "accepted" && (
        <Button to={applicantPaths.person(workspace, person.id)} size="sm" variant="secondary">
          {t("put")}
        </Button>
      )}
    </>
  );
}
