import { useTranslations } from "use-intl";
import { Field } from "#ui/Field.tsx";
import { Select } from "#ui/inputs.tsx";
import { useDate } from "#ui/use-date.ts";
import { ActForm, type ShownReply } from "./ActForm.tsx";
import { type SessionRow, useDeviceName } from "./SessionTable.tsx";

/** The form that ends all sessions of a user, or one. */
export function EndSessions({ sessions, shown }: { sessions: readonly SessionRow[]; shown: ShownReply }) {
  const t = useTranslations("users.console.acts");
  const deviceName = useDeviceName();
  const date = useDate("exact");
  const live = sessions.filter(({ can }) => can.end);
  if (live.length === 0) return null;
  return (
    <div className="max-w-form">
      <ActForm name="end_sessions" label={t("endSessions")} danger shown={shown}>
        <Field name="session" label={t("which")}>
          <Select
            placeholder={t("allSessions")}
            options={live.map((session) => ({
              value: session.id,
              label: `${deviceName(session)} · ${date(session.created_at)}`,
            }))}
          />
        </Field>
      </ActForm>
    </div>
  );
}
