import type { ReactNode } from "react";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Card } from "#ui/Card.tsx";
import { Drawing, type DrawingName } from "#ui/EmptyState.tsx";

/** A page with one message: what happened and what to do next. */
export function Notice({
  drawing = "mail",
  title,
  children,
  action,
}: {
  drawing?: DrawingName;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Card className="mx-auto w-full max-w-form text-center sm:p-10 lg:my-6">
      <PageHead title={title} noindex />
      <div className="flex justify-center">
        <Drawing name={drawing} />
      </div>
      <h1 className="mt-6 text-2xl font-semibold">{title}</h1>
      {children && <div className="mt-3 flex flex-col gap-3 text-ink-700">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </Card>
  );
}
