import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { type Option, Select } from "#ui/inputs.tsx";
import { useToast } from "#ui/toasts.tsx";
import type { ActionResult } from "./board-model.ts";

/** The owner of an applicant. A choice is saved at once; without JavaScript, by the button. */
export function OwnerForm({
  applicantId,
  owner,
  people,
}: {
  applicantId: string;
  owner: { id: number; full_name: string } | null;
  /** The active members of the workspace. */
  people: readonly Option[];
}) {
  const t = useTranslations("applications.console.profile");
  const fetcher = useFetcher<ActionResult>();
  const form = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const refused = fetcher.state === "idle" && fetcher.data?.ok === false ? fetcher.data.text : null;
  useEffect(() => {
    if (refused) toast.show({ text: refused, tone: "danger" });
  }, [refused, toast]);
  // An owner who has left the workspace is shown until another is chosen.
  const isHere = owner === null || people.some(({ value }) => value === String(owner.id));
  const options = isHere ? people : [{ value: String(owner.id), label: owner.full_name }, ...people];
  return (
    <fetcher.Form ref={form} method="post" className="mt-4 flex items-end gap-2">
      <input type="hidden" name="intent" value="owner" />
      <input type="hidden" name="applicant" value={applicantId} />
      <Field name="owner_id" label={t("owner")} className="flex-1">
        <Select
          key={owner?.id ?? 0}
          placeholder={t("nobody")}
          options={options}
          defaultValue={owner === null ? "" : String(owner.id)}
          disabled={fetcher.state !== "idle"}
          onChange={() => form.current?.requestSubmit()}
        />
      </Field>
      <noscript>
        <Button type="submit" variant="secondary">
          {t("changeOwner")}
        </Button>
      </noscript>
    </fetcher.Form>
  );
}
