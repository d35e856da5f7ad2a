import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { NoAddress } from "#hiring/applications/parts/console/NoAddress.tsx";
import type { FormReply } from "#kit/form.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { FileInput } from "#ui/FileInput.tsx";
import { EditedNote } from "#ui/form/EditedNote.tsx";
import type { EditedNow } from "#ui/form/edited.ts";
import { KeepsTyped } from "#ui/form/KeepsTyped.tsx";
import { useConfirmation, usePosting } from "#ui/form/posting.ts";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { offerPaths } from "../../paths.ts";
import { defaultProbation, offerFields, offerFileExtensions, offerFileMaxBytes } from "../../terms.ts";
import { OfferFile } from "../OfferFile.tsx";
import type { Offer } from "../offer-view.ts";
import { LetterPreview, type Preview } from "./LetterPreview.tsx";
import { OfferFields, useOfferLabel } from "./OfferFields.tsx";

export interface OfferWriting {
  id: string;
  name: string;
  job: string;
  applicant: { email: string; identity_hidden: boolean };
  draft: Offer | null;
  /** Whether the workspace requires an approval before an offer is sent. */
  requiresApproval: boolean;
  /** The id of the offer to withdraw; null to write one. */
  withdrawn: string | null;
  today: string;
  validUntil: string;
}

export type OfferReply = FormReply & {
  edited?: EditedNow | undefined;
  intent?: string;
  saved?: number;
  preview?: Preview;
};

/** The form that writes, sends or withdraws an offer: on its page, and in the applicant's panel. */
export default function OfferWritingForm({ data }: { data: OfferWriting }) {
  const t = useTranslations("offers.console.done");
  useConfirmation({ saved: t("saved"), sent: t("sent"), withdrawn: t("withdrawn"), asked: t("asked") });
  return data.withdrawn ? <WithdrawalForm id={data.withdrawn} /> : <OfferForm data={data} />;
}

/** The id of the form that removes the file. Inside of the offer's form, Enter would press the button that removes the file. */
const removalForm = "remove-file";

function WithdrawalForm({ id }: { id: string }) {
  const { reply, pressed } = usePosting<OfferReply>();
  const t = useTranslations("offers.console.withdrawal");
  return (
    <SubmitForm reply={reply} className="flex flex-col gap-5">
      <input type="hidden" name="id" value={id} />
      <Field name="note" label={t("note")} optional>
        <Textarea rows={3} limit={1000} />
      </Field>
      <Button
        type="submit"
        name="intent"
        value="withdraw"
        variant="danger"
        className="self-end"
        busy={pressed === "withdraw"}
      >
        {t("confirm")}
      </Button>
    </SubmitForm>
  );
}

function OfferForm({ data }: { data: OfferWriting }) {
  const { applicant, draft, today, validUntil, requiresApproval } = data;
  const { panel, reply, pressed } = usePosting<OfferReply>();
  const RemovalForm = panel?.fetcher.Form ?? Form;
  const t = useTranslations("offers.console.form");
  return (
    <>
      {draft && (
        <RemovalForm method="post" action={panel?.address} id={removalForm}>
          <input type="hidden" name="id" value={draft.id} />
        </RemovalForm>
      )}
      <SubmitForm
        reply={reply}
        values={valuesOf(draft, validUntil)}
        encType="multipart/form-data"
        className="flex flex-col gap-5"
      >
        <DraftState data={data} />
        <NoAddress applicant={applicant} />
        <OfferFields today={today} />
        <DraftFile draft={draft} />
        <Field
          name="file"
          label={t(draft?.attributes.file ? "replace" : "file")}
          help={t("fileHelp")}
          optional
        >
          <FileInput extensions={offerFileExtensions} maxBytes={offerFileMaxBytes} />
        </Field>
        <div className="mt-1 flex flex-wrap justify-end gap-3">
          <Button type="submit" name="intent" value="preview" variant="ghost" busy={pressed === "preview"}>
            {t("preview")}
          </Button>
          <Button type="submit" name="intent" value="draft" variant="secondary" busy={pressed === "draft"}>
            {t("save")}
          </Button>
          {requiresApproval ? (
            <Button type="submit" name="intent" value="ask" busy={pressed === "ask"}>
              {t("ask")}
            </Button>
          ) : (
            <Button type="submit" name="intent" value="now" busy={pressed === "now"}>
              {t("send")}
            </Button>
          )}
        </div>
        {requiresApproval && <p className="-mt-3 text-right text-sm text-ink-500">{t("askNote")}</p>}
        {reply?.preview && <LetterPreview preview={reply.preview} />}
      </SubmitForm>
    </>
  );
}

function valuesOf(draft: Offer | null, validUntil: string) {
  const names = [...offerFields, "version"] as const;
  if (draft) return Object.fromEntries(names.map((name) => [name, String(draft.attributes[name] ?? "")]));
  return {
    currency: "VND",
    salary_basis: "gross",
    probation: String(defaultProbation),
    probation_percent: "100",
    valid_until: validUntil,
  };
}

/** Hidden fields with the id and version of a draft. For a new offer, the browser stores the typed values instead. */
function DraftState({ data: { id, draft } }: { data: OfferWriting }) {
  const { reply } = usePosting<OfferReply>();
  const labelOf = useOfferLabel();
  const workspace = useWorkspace();
  if (!draft) return <KeepsTyped name={`offer:${id}`} />;
  return (
    <>
      <input type="hidden" name="id" value={draft.id} />
      <EditedNote
        edited={reply?.edited}
        saved={reply?.saved}
        labelOf={labelOf}
        intent={reply?.intent ?? ""}
        page={offerPaths.write(workspace, id)}
      />
    </>
  );
}

function DraftFile({ draft }: { draft: Offer | null }) {
  const workspace = useWorkspace();
  const { pressed } = usePosting();
  const t = useTranslations("offers.console.form");
  if (!draft?.attributes.file) return null;
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <OfferFile file={draft.attributes.file} href={offerPaths.file(workspace, draft.id)} />
      <Button
        type="submit"
        name="intent"
        value="remove_file"
        variant="ghost"
        size="sm"
        icon="trash"
        form={removalForm}
        busy={pressed === "remove_file"}
      >
        {t("removeFile")}
      </Button>
    </div>
  );
}
