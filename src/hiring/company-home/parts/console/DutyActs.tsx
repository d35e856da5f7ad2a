import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { interviewPaths } from "#hiring/interviews/paths.ts";
import { messageMax } from "#hiring/messages/terms.ts";
import { feedbackPath } from "#hiring/notes/paths.ts";
import { noteMax, recommendations } from "#hiring/notes/terms.ts";
import { useCompanyWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button, buttonClass } from "#ui/Button.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { cx } from "#ui/cx.ts";
import { Field, FieldSet } from "#ui/Field.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { type DutyAct, extendedDays } from "../../terms.ts";
import type { DutyView } from "./duty-view.ts";

type OnAct = (duty: DutyView, act: DutyAct) => void;

/** The acts on a duty: buttons, or a form that opens over the whole width. */
export function DutyActs({ duty, onAct }: { duty: DutyView; onAct: OnAct }) {
  const t = useTranslations("company-home.console.duties");
  const { kind, can } = duty.attributes;
  const act = (verb: DutyAct, label: string) => <Act duty={duty} onAct={onAct} verb={verb} label={label} />;
  const reply = (label: string) => <Reply duty={duty} onAct={onAct} label={label} />;
  switch (kind) {
    case "interview":
    case "proposal":
      return <InterviewActs duty={duty} onAct={onAct} />;
    case "response":
      return (
        <Row>
          {reply(t("reply"))}
          <Move duty={duty} onAct={onAct} />
        </Row>
      );
    case "message":
      return can.act && <Row>{reply(t("reply"))}</Row>;
    case "feedback":
      return (
        can.act && (
          <Row>
            <Rate duty={duty} onAct={onAct} />
            <Kit duty={duty} />
          </Row>
        )
      );
    case "approval":
      return <ApprovalLink duty={duty} />;
    case "offer":
      return <Row>{reply(t("remind"))}</Row>;
    case "job":
      return <Row>{act("extend", t("extend", { days: extendedDays }))}</Row>;
    case "task":
      return <Row>{act("finish", t("finish"))}</Row>;
  }
}

/** The outcome of an interview that has begun, or the time that the candidate proposes. */
function InterviewActs({ duty, onAct }: { duty: DutyView; onAct: OnAct }) {
  const workspace = useCompanyWorkspace();
  const t = useTranslations("company-home.console.duties");
  const { kind, subject, can } = duty.attributes;
  return (
    <Row>
      {kind === "proposal" && <Act duty={duty} onAct={onAct} verb="accept" label={t("accept")} />}
      {kind === "interview" && can.act && (
        <>
          <Act duty={duty} onAct={onAct} verb="complete" label={t("complete")} />
          <Act duty={duty} onAct={onAct} verb="no_show" label={t("noShow")} isMain={false} />
        </>
      )}
      <Button to={interviewPaths.detail(workspace, subject)} variant="ghost" size="sm">
        {t("reschedule")}
      </Button>
    </Row>
  );
}

/** The link to the offer, with its terms, that is to be approved. */
function ApprovalLink({ duty }: { duty: DutyView }) {
  const workspace = useCompanyWorkspace();
  const t = useTranslations("company-home.console.duties");
  const { applicant } = duty.attributes;
  return (
    <Button to={applicantPaths.offers(workspace, applicant?.id ?? "")} variant="secondary" size="sm">
      {t("check")}
    </Button>
  );
}

/** The button that moves an applicant to the next stage; renders nothing when no stage follows before the offer. */
function Move({ duty, onAct }: { duty: DutyView; onAct: OnAct }) {
  const t = useTranslations("company-home.console.duties");
  const isVietnamese = useLocale() === "vi";
  const { next } = duty.attributes;
  if (!next) return null;
  const stage = isVietnamese ? next.name_vn : next.name;
  return (
    <Act duty={duty} onAct={onAct} verb="move" label={t("move", { stage })}>
      <input type="hidden" name="stage" value={next.id} />
    </Act>
  );
}

/** Buttons side by side; an open form is below them, over the whole width. */
function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-2 has-[details[open]]:basis-full">{children}</div>;
}

function useAct(duty: DutyView, verb: DutyAct, onAct: OnAct) {
  const fetcher = useFetcher({ key: `${duty.id} ${verb}` });
  return {
    Form: fetcher.Form,
    busy: fetcher.state !== "idle",
    onSubmit: () => onAct(duty, verb),
  };
}

function Act({
  duty,
  verb,
  label,
  isMain = true,
  onAct,
  children,
}: {
  duty: DutyView;
  verb: DutyAct;
  label: string;
  isMain?: boolean;
  onAct: OnAct;
  children?: ReactNode;
}) {
  const { Form, busy, onSubmit } = useAct(duty, verb, onAct);
  return (
    <Form method="post" onSubmit={onSubmit}>
      <input type="hidden" name="subject" value={duty.attributes.subject} />
      {children}
      <Button
        type="submit"
        name="do"
        value={verb}
        size="sm"
        variant={isMain ? "secondary" : "ghost"}
        busy={busy}
      >
        {label}
      </Button>
    </Form>
  );
}

/** A form behind a button, which opens without script. */
function Opened({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group open:order-last open:basis-full">
      <summary className={cx(buttonClass({ variant: "secondary", size: "sm" }), "cursor-pointer list-none")}>
        {label}
      </summary>
      {children}
    </details>
  );
}

/** The form that writes to the applicant of a duty. */
function Reply({ duty, onAct, label }: { duty: DutyView; onAct: OnAct; label: string }) {
  const t = useTranslations("company-home.console.duties");
  const { Form, busy, onSubmit } = useAct(duty, "reply", onAct);
  const { applicant } = duty.attributes;
  return (
    <Opened label={label}>
      <Form method="post" onSubmit={onSubmit} className="mt-3 flex flex-col gap-3">
        <input type="hidden" name="subject" value={applicant?.id} />
        <Field name="text" id={`text-${duty.id}`} label={t("message", { name: applicant?.full_name ?? "" })}>
          <Textarea rows={3} required maxLength={messageMax} />
        </Field>
        <Button type="submit" name="do" value="reply" size="sm" className="self-end" busy={busy}>
          {t("send")}
        </Button>
      </Form>
    </Opened>
  );
}

/** The link to the CV and the interview kit of a duty. */
function Kit({ duty }: { duty: DutyView }) {
  const t = useTranslations("company-home.console.duties");
  const workspace = useCompanyWorkspace();
  return (
    <Button to={feedbackPath(workspace, duty.attributes.subject)} variant="ghost" size="sm">
      {t("kit")}
    </Button>
  );
}

/** The form for feedback on the interview of a duty. */
function Rate({ duty, onAct }: { duty: DutyView; onAct: OnAct }) {
  const t = useTranslations("company-home.console.duties");
  const labels = useTranslations("notes.labels.recommendation");
  const { Form, busy, onSubmit } = useAct(duty, "rate", onAct);
  const { subject, applicant } = duty.attributes;
  return (
    <Opened label={t("rate")}>
      <Form method="post" onSubmit={onSubmit} className="mt-3 flex flex-col gap-3">
        <input type="hidden" name="subject" value={applicant?.id} />
        <input type="hidden" name="interview" value={subject} />
        <FieldSet label={t("recommendation")} name="recommendation" id={`recommendation-${duty.id}`} required>
          <RadioGroup
            row
            options={recommendations
              .map(({ id, key }) => ({ value: String(id), label: labels(key) }))
              .toReversed()}
          />
        </FieldSet>
        <Field name="text" id={`text-${duty.id}`} label={t("reasons")} optional>
          <Textarea rows={3} maxLength={noteMax} />
        </Field>
        <Button type="submit" name="do" value="rate" size="sm" className="self-end" busy={busy}>
          {t("send")}
        </Button>
      </Form>
    </Opened>
  );
}
