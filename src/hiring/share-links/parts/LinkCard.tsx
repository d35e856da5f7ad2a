import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { useDate } from "#ui/use-date.ts";
import type { OwnLink } from "../pages/links.tsx";

/** A share link with its views and feedback; an open link can be revoked. */
export function LinkCard({ link }: { link: OwnLink }) {
  const t = useTranslations("share-links.site.links");
  const answers = useTranslations("share-links.site.answers");
  const date = useDate("exact");
  return (
    <Card>
      <CardHeader
        as="h3"
        title={link.name}
        text={link.state === "open" ? t("open", { date: date(link.expires_at) }) : t(link.state)}
        actions={
          link.state === "open" && (
            <Form method="post">
              <Button type="submit" name="revoke" value={link.id} variant="secondary" size="sm">
                {t("revoke")}
              </Button>
            </Form>
          )
        }
      />
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-700">
        <span>{link.views === 0 && link.opened ? t("unconfirmed") : t("views", { views: link.views })}</span>
        {link.last_viewed_at && <span>{t("last", { date: date(link.last_viewed_at) })}</span>}
        {link.has_code && <Badge>{t("withCode")}</Badge>}
        {link.contact && <Badge tone="warning">{t("withContact")}</Badge>}
      </p>
      {link.feedback.map((one) => (
        <p key={one.at} className="mt-2 text-sm">
          <strong>{answers(one.answer)}</strong> {one.comment}
        </p>
      ))}
    </Card>
  );
}
