import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Alert } from "#ui/Alert.tsx";
import { buttonClass } from "#ui/Button.tsx";
import type { Waiting } from "./QueueSteps.tsx";

/** Confirms a decision and links the next waiting job, with the focus on the link. */
export function NextWaiting({
  decided,
  title,
  next,
  paths,
}: {
  decided: "approve" | "reject";
  title: string;
  next: Waiting | null;
  paths: { list: string; detail: (id: string) => string };
}) {
  const t = useTranslations("jobReview.console.review");
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <Alert
      tone={decided === "approve" ? "success" : "info"}
      title={t(decided === "approve" ? "approved" : "rejected", { title })}
      live
      actions={
        <Link
          ref={link}
          to={next ? paths.detail(next.id) : paths.list}
          className={buttonClass({ size: "sm", variant: next ? "primary" : "secondary" })}
        >
          {t(next ? "reviewNext" : "back")}
        </Link>
      }
    >
      {next ? `${t("next")}: ${next.title} · ${next.company}` : t("none")}
    </Alert>
  );
}
