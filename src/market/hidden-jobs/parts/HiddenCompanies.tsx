import { type FormEvent, useEffect, useRef } from "react";
import { Form, useFetcher, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Avatar } from "#ui/Avatar.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { cx } from "#ui/cx.ts";
import { useToast } from "#ui/toasts.tsx";
import { hidePath } from "./hide-path.ts";

interface Company {
  id: string;
  name: string;
  logo: string | null;
  path: string;
}

/**
 * Companies that a candidate has hidden, each with a button to show it again; with `hides`, companies that
 * can be hidden.
 */
export function HiddenCompanies({
  companies,
  hides = false,
  className,
}: {
  companies: readonly Company[];
  hides?: boolean;
  className: string;
}) {
  return (
    <ul className={cx("mt-3 grid gap-3", className)}>
      {companies.map(({ id, name, logo, path }) => (
        <li key={id}>
          <Card className="flex h-full items-center gap-3">
            <Avatar name={name} src={logo} square />
            <a href={path} className="line-clamp-2 min-w-0 flex-1 font-semibold hover:underline">
              {name}
            </a>
            <HideSwitch what={{ company: id }} name={name} hides={hides} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

/**
 * A button on a list that shows a hidden job or company again, or with `hides` hides it. Without script, it redirects back to
 * the current page.
 */
export function HideSwitch({
  what,
  name,
  hides = false,
}: {
  what: Parameters<typeof hidePath>[0];
  name: string;
  hides?: boolean;
}) {
  const t = useTranslations("hiddenJobs.site.hidden");
  const failed = useTranslations("hiddenJobs.site.hide")("failed");
  const { pathname, search } = useLocation();
  const { submit, data, state } = useFetcher<{ ok: boolean; text: string | null }>();
  const toast = useToast();
  const told = useRef<typeof data>(undefined);
  useEffect(() => {
    if (!data || data === told.current || state !== "idle") return;
    told.current = data;
    if (!data.ok) toast.show({ text: data.text ?? failed, tone: "danger" });
  }, [data, state, toast, failed]);
  function stay(event: FormEvent) {
    event.preventDefault();
    void submit(null, { method: "post", action: hidePath(what, { show: !hides }) });
  }
  return (
    <Form
      method="post"
      action={hidePath(what, { show: !hides, next: pathname + search })}
      onSubmit={stay}
      className="relative z-1"
    >
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        icon={hides ? "eye-off" : "eye"}
        busy={state !== "idle"}
        aria-label={t(hides ? "hideName" : "showName", { name })}
      >
        {t(hides ? "hide" : "show")}
      </Button>
    </Form>
  );
}
