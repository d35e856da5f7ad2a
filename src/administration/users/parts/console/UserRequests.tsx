import { useTranslations } from "use-intl";
import { adminTeamPath } from "#people/members/paths.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { useDate } from "#ui/use-date.ts";
import { ActForm, type ShownReply } from "./ActForm.tsx";
import { EraseForm } from "./UserActs.tsx";
import type { UserView } from "./UserFacts.tsx";

/** The acts on a user that wait for a second super administrator. */
export function UserRequests({ user, shown }: { user: UserView; shown: ShownReply }) {
  const t = useTranslations("users.console.acts");
  const date = useDate("exact");
  return user.requests.map(({ act, requested_by, reason, expires_at, can }) => (
    <Card key={act} className="flex flex-col gap-3">
      <h2 className="font-semibold">{t(`request.${act}`)}</h2>
      <p>{t("requested", { by: requested_by, until: date(expires_at) })}</p>
      {reason && <p className="break-words whitespace-pre-line text-ink-700">{reason}</p>}
      {act === "make_super" ? (
        <p>
          <Button variant="secondary" to={adminTeamPath}>
            {t("team")}
          </Button>
        </p>
      ) : (
        user.can.erase && (
          <div className="grid items-start gap-3 sm:grid-cols-2">
            {can.confirm && <EraseForm label={t("confirmErase")} shown={shown} />}
            <ActForm name="end_request" label={t("endRequest")} shown={shown} />
          </div>
        )
      )}
    </Card>
  ));
}
