import { formatDate } from "#kit/dates.ts";
import { mailView } from "#kit/mail-view.ts";
import { MailButton, MailFacts, MailHeading, MailText } from "#ui/mail/parts.tsx";
import { placementPaths } from "../console-paths.ts";
import { personLeaving } from "../mails.ts";

export default mailView(personLeaving, {
  subject: ({ t, props: { job, client } }) => t("subject", { job, client }),
  preview: ({ t, props: { side } }) => t(`said.${side}`),
  body: ({ t, language, link, props: { side, remedy, until, person, client, job, placement } }) => (
    <>
      <MailHeading>{t("subject", { job, client })}</MailHeading>
      <MailText>{t(`said.${side}`)}</MailText>
      <MailFacts
        items={[
          ...(person === null ? [] : [{ label: t("person"), value: person }]),
          { label: t("job"), value: job },
          { label: t("client"), value: client },
        ]}
      />
      <MailText>{t(`remedy.${remedy}`, { date: formatDate(until, "day", language) })}</MailText>
      <MailButton href={link(placementPaths.detail(placement))}>{t("button")}</MailButton>
    </>
  ),
  reason: ({ t, props: { client } }) => t("reason", { client }),
});
