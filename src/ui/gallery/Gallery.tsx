import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useLocale } from "use-intl";
import { ConsoleShell } from "../shells/ConsoleShell.tsx";
import { PublicShell } from "../shells/PublicShell.tsx";
import type { Account } from "../shells/types.ts";
import { Tabs } from "../Tabs.tsx";
import { ToastProvider } from "../toasts.tsx";
import { ActionsPart } from "./ActionsPart.tsx";
import { ConsolePart } from "./ConsolePart.tsx";
import { DataPart } from "./DataPart.tsx";
import { FeedbackPart } from "./FeedbackPart.tsx";
import { FieldsPart } from "./FieldsPart.tsx";
import { useSamples } from "./samples.ts";

const parts = {
  actions: ActionsPart,
  fields: FieldsPart,
  feedback: FeedbackPart,
  data: DataPart,
  console: ConsolePart,
} as const;

type PartName = keyof typeof parts;

/** Every component in every state; `?part=`, `?shell=console` and `?guest` select what is shown. */
export default function Gallery() {
  const s = useSamples();
  const query = new URLSearchParams(useLocation().search);
  const name = (query.get("part") ?? "actions") as PartName;
  const Part = parts[name] ?? ActionsPart;
  const page = (
    <>
      <h1 className="text-2xl font-semibold">{s.title}</h1>
      <p className="mt-1 mb-6 text-ink-500">{s.intro}</p>
      <Tabs
        label={s.title}
        items={(Object.keys(parts) as PartName[]).map((part) => ({
          to: `?part=${part}${query.has("shell") ? "&shell=console" : ""}`,
          label: part,
          current: part === name,
        }))}
      />
      <Part />
    </>
  );
  const Shell = query.get("shell") === "console" ? ConsoleSample : PublicSample;
  return (
    <ToastProvider>
      <Shell query={query}>{page}</Shell>
    </ToastProvider>
  );
}

function useCommonSamples() {
  const s = useSamples();
  const locale = useLocale();
  const languageSwitch = { href: "?", label: s.otherLanguage, lang: locale === "vi" ? "en" : "vi" };
  const footer = {
    text: "© 2026 Sen",
    links: [s.contact, s.terms, s.privacy].map((label, index) => ({ href: `?footer=${index}`, label })),
  };
  const account: Account = {
    name: s.people[0]!,
    email: "anh.nguyen@example.com",
    role: s.role,
    items: [
      { label: s.account[0]!, icon: "user", href: "?profile" },
      { label: s.account[1]!, icon: "settings", href: "?settings" },
      { label: s.account[2]!, icon: "log-out", action: "/logout" },
    ],
  };
  return { brandHref: "/", languageSwitch, skipLink: s.skip, footer, account };
}

interface ShellSampleProps {
  query: URLSearchParams;
  children: ReactNode;
}

const icons = ["home", "briefcase", "users", "calendar", "building", "user", "settings"] as const;

function ConsoleSample({ query, children }: ShellSampleProps) {
  const s = useSamples();
  const common = useCommonSamples();
  return (
    <ConsoleShell
      {...common}
      folded={query.has("folded")}
      nav={s.nav.map((label, index) => ({
        href: index === 0 ? "/dev/ui" : `/dev/${index}`,
        label,
        icon: icons[index]!,
        count: index === 2 ? 8 : undefined,
      }))}
    >
      {children}
    </ConsoleShell>
  );
}

function PublicSample({ query, children }: ShellSampleProps) {
  const s = useSamples();
  const common = useCommonSamples();
  return (
    <PublicShell
      {...common}
      footer={{ text: common.footer.text, columns: [{ title: s.title, links: common.footer.links }] }}
      account={query.has("guest") ? null : common.account}
      guest={[
        { href: "/login", label: s.login },
        { href: "/register", label: s.register },
      ]}
      nav={[
        { href: "/dev/ui", label: s.jobs, icon: "search" },
        { href: "/dev/companies", label: s.companies, icon: "building" },
        { href: "/dev/employers", label: s.employers, icon: "briefcase" },
      ]}
    >
      {children}
    </PublicShell>
  );
}
