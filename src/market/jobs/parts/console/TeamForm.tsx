import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import type { FormReply } from "#kit/form.ts";
import { Button, IconButton } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { EditForm, EditNotes } from "#ui/form/EditForm.tsx";
import { useRows } from "#ui/form/edit.ts";
import { textOf, useFormScope } from "#ui/form/scope.ts";
import { Select } from "#ui/inputs.tsx";
import type { team } from "../../contract-team.ts";
import { teamCaps, teamRoles } from "../../team.ts";

type Team = AnswerOf<typeof team>["data"]["attributes"];

/** The people of a hiring team with their roles, for those who may change it. */
export function TeamForm({ team, reply }: { team: Team; reply: FormReply | undefined }) {
  const t = useTranslations("jobs.console.team");
  const busy = useNavigation().formData?.get("intent") === "save";
  const values = {
    version: team.version,
    people: team.people.map(({ id, role }) => ({ id, role })),
  };
  return (
    <EditForm
      id="team"
      reply={reply}
      values={values}
      leaveWarning
      enter={{ name: "intent", value: "save" }}
      className="flex flex-col gap-6"
    >
      <EditNotes />
      <input type="hidden" name="version" value={team.version} />
      <Card>
        <CardHeader title={t("people")} />
        <People team={team} />
      </Card>
      <Button type="submit" name="intent" value="save" busy={busy} className="self-start max-sm:w-full">
        {t("save")}
      </Button>
    </EditForm>
  );
}

function People({ team }: { team: Team }) {
  const t = useTranslations("jobs.console.team");
  const { rows, add, remove } = useRows("people");
  const { value } = useFormScope();
  return (
    <div className="mt-4 flex flex-col gap-3">
      {rows.map(({ key, name }, index) => {
        const number = index + 1;
        const stored = team.people.find(({ id }) => id === textOf(value(`${name}.id`)));
        const isFixed = stored?.role === "owner" && !team.can.change_owner;
        return (
          <fieldset key={key} className="relative min-w-0 rounded-lg border border-line p-4">
            <legend className="float-left mb-3 w-full pr-10 text-sm font-semibold break-words">
              {stored?.full_name ?? t("number", { number })}
            </legend>
            {!isFixed && (
              <span className="absolute top-2 right-2">
                <IconButton
                  icon="trash"
                  size="sm"
                  label={stored ? t("remove", { name: stored.full_name }) : t("removeNew", { number })}
                  {...remove(index)}
                />
              </span>
            )}
            <PersonFields name={name} stored={stored} isFixed={isFixed} team={team} />
          </fieldset>
        );
      })}
      {rows.length < teamCaps.people && team.others.length > 0 && (
        <Button
          variant="secondary"
          size="sm"
          icon="plus"
          className="self-start"
          {...add({ role: "interviewer" })}
        >
          {t("add")}
        </Button>
      )}
    </div>
  );
}

function PersonFields({
  name,
  stored,
  isFixed,
  team,
}: {
  name: string;
  /** The person of the row; undefined in a row that was added. */
  stored: Team["people"][number] | undefined;
  /** The reader may not change the role. */
  isFixed: boolean;
  team: Team;
}) {
  const t = useTranslations("jobs.console.team");
  const roles = useTranslations("jobs.labels.team_role");
  const offered = teamRoles.filter((role) => role !== "owner" || team.can.change_owner);
  return (
    <div className="clear-both grid gap-4 sm:grid-cols-2">
      {stored ? (
        <input type="hidden" name={`${name}.id`} value={stored.id} />
      ) : (
        <Field name={`${name}.id`} label={t("person")} required>
          <Select
            placeholder={t("choose")}
            options={team.others.map(({ id, full_name }) => ({ value: id, label: full_name }))}
          />
        </Field>
      )}
      {isFixed ? (
        <p className="text-sm">
          <input type="hidden" name={`${name}.role`} value="owner" />
          {roles("owner")} <span className="block text-ink-500">{t("ownerNote")}</span>
        </p>
      ) : (
        <Field name={`${name}.role`} label={t("role")}>
          <Select options={offered.map((role) => ({ value: role, label: roles(role) }))} />
        </Field>
      )}
    </div>
  );
}

/** The people of a hiring team as a list, for readers who may not change the team. */
export function TeamList({ people }: { people: Team["people"] }) {
  const t = useTranslations("jobs.console.team");
  const roles = useTranslations("jobs.labels.team_role");
  return (
    <Card>
      <CardHeader title={t("people")} />
      <ul className="mt-3 divide-y divide-line">
        {people.map(({ id, full_name, role }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="min-w-0 font-semibold break-words">{full_name}</span>
            <span className="text-ink-700">{roles(role)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A list of the roles and their rights. */
export function TeamRoles() {
  const t = useTranslations("jobs.console.team");
  const roles = useTranslations("jobs.labels.team_role");
  return (
    <Card>
      <CardHeader title={t("roles")} />
      <dl className="mt-3 flex flex-col gap-3">
        {teamRoles.map((role) => (
          <div key={role}>
            <dt className="font-semibold">{roles(role)}</dt>
            <dd className="text-ink-700">{t(`can.${role}`)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
