import { useTranslations } from "use-intl";
import { Card } from "#ui/Card.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import type { OrderView } from "./order-view.ts";

/** The consultants who work on an order. */
export function OrderTeam({ order: { lead, consultants } }: { order: OrderView }) {
  const t = useTranslations("jobOrders.console.detail");
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t("team")}</h2>
      <DescriptionList
        items={[
          { label: t("lead"), value: lead?.full_name ?? t("none") },
          {
            label: t("consultants"),
            value: consultants.map(({ full_name }) => full_name).join(", ") || t("none"),
          },
        ]}
      />
    </Card>
  );
}

/** The contacts of the client for an order. */
export function OrderContacts({ contacts }: { contacts: NonNullable<OrderView["contacts"]> }) {
  const t = useTranslations("jobOrders.console.detail");
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t("contacts")}</h2>
      {contacts.length === 0 && <p className="text-sm text-ink-500">{t("none")}</p>}
      <ul className="flex flex-col gap-3 text-sm empty:hidden">
        {contacts.map(({ id, full_name, job_title, email, phone }) => (
          <li key={id} className="min-w-0 break-words">
            <span className="font-semibold">{full_name}</span>
            {job_title && <span className="text-ink-500"> · {job_title}</span>}
            <span className="flex flex-wrap gap-x-4">
              {phone && (
                <a href={`tel:${phone}`} className="text-leaf-700 underline">
                  {phone}
                </a>
              )}
              {email && (
                <a href={`mailto:${email}`} className="min-w-0 break-all text-leaf-700 underline">
                  {email}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
