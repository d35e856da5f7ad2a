import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Card } from "#ui/Card.tsx";
import { Icon, type IconName } from "#ui/icons/Icon.tsx";

/** A form for visitors; wide windows show the benefits of an account beside it. */
export function AuthFrame({
  title,
  lead,
  side = "seeker",
  above,
  below,
  children,
}: {
  title: string;
  lead?: ReactNode;
  /** The benefits that are shown; null for none. */
  side?: "seeker" | "employer" | null;
  /** Content above the card: the choice between kinds of account. */
  above?: ReactNode;
  /** Content below the card: the link to the other form. */
  below?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={`grid items-start gap-12 lg:gap-16 lg:py-6 ${side ? "lg:grid-cols-2" : ""}`}>
      <PageHead title={title} noindex />
      <div className={`mx-auto w-full max-w-form ${side ? "lg:mr-0" : ""}`}>
        {above && <div className="mb-4">{above}</div>}
        <Card>
          <h1 className="text-2xl font-semibold">{title}</h1>
          {lead && <p className="mt-1 text-ink-500">{lead}</p>}
          <div className="mt-6">{children}</div>
        </Card>
        {below && <p className="mt-6 text-center text-sm text-ink-500">{below}</p>}
      </div>
      {side && <Side side={side} />}
    </div>
  );
}

const points = {
  seeker: [
    ["file", "apply"],
    ["board", "follow"],
    ["bell", "answers"],
  ],
  employer: [
    ["megaphone", "employerPost"],
    ["board", "employerBoard"],
    ["mail", "employerMails"],
  ],
} as const satisfies Record<string, readonly (readonly [IconName, string])[]>;

function Side({ side }: { side: "seeker" | "employer" }) {
  const t = useTranslations("accounts.site.frame");
  return (
    <aside className="max-w-form self-stretch rounded-lg bg-leaf-50 p-10 max-lg:hidden">
      <h2 className="text-2xl font-semibold text-leaf-900">
        {t(side === "employer" ? "employerTitle" : "title")}
      </h2>
      <p className="mt-3 text-ink-700">{t(side === "employer" ? "employerLead" : "lead")}</p>
      <ul className="mt-8 flex flex-col gap-5">
        {points[side].map(([icon, key]) => (
          <li key={key} className="flex items-start gap-4">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-leaf-100 text-leaf-700">
              <Icon name={icon} />
            </span>
            <span className="pt-1.5 text-ink-700">{t(key)}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
