import type { ReactNode } from "react";
import { Avatar } from "#ui/Avatar.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { LinkList } from "#ui/LinkList.tsx";

/** The heading of a section, with a link to the full list. */
export function Title({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 className="text-lg font-semibold">{text}</h2>
      {children}
    </div>
  );
}

/** A link to the full list of a section. */
export function More({ to, children }: { to: string; children: string }) {
  return (
    <Button to={to} variant="ghost" size="sm" className="-mx-3">
      {children}
    </Button>
  );
}

/** A panel with a few related applications or jobs. */
export function Panel({
  title,
  text,
  more,
  children,
}: {
  title: string;
  text?: string;
  more?: ReactNode;
  children: ReactNode[];
}) {
  return (
    <Card flush className="p-4">
      <Title text={title}>{more}</Title>
      {text && <p className="text-sm text-ink-500">{text}</p>}
      <LinkList className="mt-2 flex flex-col divide-y divide-line empty:hidden">{children}</LinkList>
    </Card>
  );
}

/** An application or job with a remark. */
export function Row({
  to,
  title,
  company,
  logo,
  children,
}: {
  to: string;
  title: string;
  company: string;
  logo?: string | null;
  children: ReactNode;
}) {
  return (
    <li className="relative flex gap-3 py-3 text-sm last:pb-0">
      <Avatar name={company} src={logo ?? null} square />
      <div className="min-w-0 flex-1">
        <h3 className="truncate font-semibold">
          <a href={to} className="card-link">
            {title}
          </a>
        </h3>
        <p className="truncate text-ink-500">{company}</p>
        {children}
      </div>
    </li>
  );
}
