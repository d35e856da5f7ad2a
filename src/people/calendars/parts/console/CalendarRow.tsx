import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import type { ReplyOf } from "#kit/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import type { calendars } from "../../contract.ts";

type Calendar = ReplyOf<typeof calendars>["data"][number];

/** A calendar of the reader: when it was read, why it cannot be read, and the buttons that read and remove it. */
export function CalendarRow({ calendar: { id, attributes } }: { calendar: Calendar }) {
  const t = useTranslations("calendars.console");
  const fetcher = useFetcher();
  const pressed = fetcher.state === "idle" ? null : fetcher.formData?.get("do");
  const { kind, name, read_at, failure } = attributes;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="flex min-w-0 flex-1 basis-56 items-start gap-3">
        <Icon name="calendar" className="mt-0.5 text-ink-500" />
        <div className="min-w-0">
          <p className="font-semibold break-words">{kind === "address" ? name : t(`provider.${kind}`)}</p>
          {failure ? (
            <p className="text-sm text-danger-600">{t(`failure.${failure}`)}</p>
          ) : (
            read_at && (
              <p className="text-sm text-ink-500">
                {t.rich("read", { when: () => <RelativeTime at={String(read_at)} /> })}
              </p>
            )
          )}
        </div>
      </div>
      <fetcher.Form method="post" className="flex gap-2">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="do" value="read" variant="secondary" size="sm" busy={pressed === "read"}>
          {t("readNow")}
        </Button>
        <Button type="submit" name="do" value="remove" variant="ghost" size="sm" busy={pressed === "remove"}>
          {t("remove")}
        </Button>
      </fetcher.Form>
    </li>
  );
}
