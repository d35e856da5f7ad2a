import { useTranslations } from "use-intl";
import { Notice } from "#people/accounts/parts/Notice.tsx";
import { Button } from "#ui/Button.tsx";

/** The page of a link that does not work any more. */
export function InviteEnded({
  ended: { joined, text },
  logInPath,
}: {
  ended: { joined: boolean; text: string };
  logInPath: string;
}) {
  const t = useTranslations("members.site.join");
  return (
    <Notice
      drawing="team"
      title={t(joined ? "joinedTitle" : "endedTitle")}
      action={<Button to={joined ? logInPath : "/"}>{t(joined ? "logIn" : "home")}</Button>}
    >
      <p>{text}</p>
      {!joined && <p>{t("endedText")}</p>}
    </Notice>
  );
}
