import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Card, CardHeader } from "#ui/Card.tsx";
import type { Step } from "../typed-job.ts";

/** Returns the id of a part of the form, to which the summary beside the form links. */
export function partId(step: Step): string {
  return `part-${step}`;
}

/** A part of the job form, as a card. */
export function Part({ step, children }: { step: Step; children: ReactNode }) {
  const t = useTranslations("jobs.console.form");
  return (
    <section id={partId(step)} className="scroll-mt-20">
      <Card className="flex flex-col gap-6">
        <CardHeader title={t(`steps.${step}`)} text={t(`stepTexts.${step}`)} />
        {children}
      </Card>
    </section>
  );
}

/** Fields side by side where there is room. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-2">{children}</div>;
}
