import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Card, CardHeader } from "#ui/Card.tsx";
import type { Step } from "../typed-job.ts";

/** The id by which the side summary leads to a part. */
export function partId(step: Step): string {
  return `part-${step}`;
}

/** One part of the job form. */
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

/** Fields beside each other where there is room. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-2">{children}</div>;
}
