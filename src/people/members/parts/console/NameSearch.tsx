import { useId } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button } from "#ui/Button.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { teamPath } from "../../paths.ts";

/** A search for people of the team by name; the address of the page contains the name. */
export function NameSearch({ name }: { name: string | undefined }) {
  const t = useTranslations("members.console.members");
  const id = useId();
  return (
    <Form action={teamPath(useWorkspace())} role="search" className="flex w-full max-w-form gap-2">
      <label htmlFor={id} className="sr-only">
        {t("search")}
      </label>
      <div className="min-w-0 flex-1">
        <TextInput
          key={name}
          id={id}
          name="name"
          type="search"
          enterKeyHint="search"
          maxLength={100}
          icon="search"
          placeholder={t("search")}
          defaultValue={name}
        />
      </div>
      <Button type="submit" variant="secondary">
        {t("searchSubmit")}
      </Button>
    </Form>
  );
}
