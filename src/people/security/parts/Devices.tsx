import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { useDate } from "#ui/use-date.ts";

interface Device {
  id: string;
  browser: string | null;
  system: string | null;
  created_at: string;
  seen_at: string;
  current: boolean;
}

const isPhone = ({ system }: Device) => system === "iPhone" || system === "Android";

/** The devices on which the account is signed in. */
export function Devices({ devices }: { devices: readonly Device[] }) {
  const t = useTranslations("security.site.devices");
  const date = useDate("day");
  const nameOf = ({ browser, system }: Device) =>
    browser && system ? t("on", { browser, system }) : (browser ?? system ?? t("unknown"));
  return (
    <Card>
      <CardHeader title={t("title")} text={t("text")} />
      <ul className="mt-4 flex flex-col divide-y divide-line border-y border-line">
        {devices.map((device) => {
          const name = nameOf(device);
          return (
            <li key={device.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <Icon name={isPhone(device) ? "mobile" : "device"} className="text-ink-500" />
              <div className="flex min-w-0 flex-1 basis-48 flex-col">
                <span className="flex flex-wrap items-center gap-2 font-semibold">
                  {name}
                  {device.current && <Badge tone="success">{t("current")}</Badge>}
                </span>
                <span className="text-sm text-ink-500">
                  {!device.current && (
                    <>
                      {t("seen")} <RelativeTime at={device.seen_at} /> ·{" "}
                    </>
                  )}
                  {t("since", { date: date(device.created_at) })}
                </span>
              </div>
              {!device.current && (
                <Form method="post" className="max-sm:basis-full max-sm:pl-9">
                  <input type="hidden" name="device" value={device.id} />
                  <Button
                    type="submit"
                    size="sm"
                    variant="secondary"
                    aria-label={t("signOutOf", { device: name })}
                  >
                    {t("signOut")}
                  </Button>
                </Form>
              )}
            </li>
          );
        })}
      </ul>
      {devices.length > 1 && (
        <Form method="post" className="mt-4">
          <Button type="submit" name="intent" value="others" variant="secondary" className="max-sm:w-full">
            {t("signOutOthers")}
          </Button>
        </Form>
      )}
    </Card>
  );
}
