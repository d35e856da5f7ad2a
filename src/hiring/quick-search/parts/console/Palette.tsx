import { type ReactNode, useEffect } from "react";
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  TextField,
} from "react-aria-components";
import { useFetcher, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { orderPaths } from "#agency/job-orders/console-paths.ts";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { fold } from "#kit/fold.ts";
import { consolePaths } from "#market/jobs/console-paths.ts";
import { StateBadge } from "#market/jobs/parts/console/StateBadge.tsx";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { clientPaths } from "#people/clients/paths.ts";
import { Icon, type IconName } from "#ui/icons/Icon.tsx";
import type { loader } from "../../pages/console/results.ts";
import { quickSearchPath } from "../../paths.ts";

/** A page of the console that the palette offers. */
export interface Target {
  href: string;
  label: string;
  icon: IconName;
}

interface PaletteProps {
  pages: readonly Target[];
  typed: string;
  onType: (typed: string) => void;
  onClose: () => void;
}

/** The dialog of the quick search. Arrow keys select a page, job or applicant; Enter opens it, Escape closes the dialog. */
export default function Palette({ pages, typed, onType, onClose }: PaletteProps) {
  const t = useTranslations("quickSearch.console");
  const navigate = useNavigate();
  const keyword = typed.trim();
  const { groups, isSettled } = useResults(keyword);
  const targets = useTargets(pages, keyword);
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable
      data-palette
      className="fixed inset-0 z-40 flex items-start justify-center bg-veil p-4 sm:pt-[12vh]"
    >
      <Modal className="w-full max-w-reading overflow-hidden rounded-lg bg-float shadow-float data-entering:animate-rise">
        <Dialog aria-label={t("title")} className="flex max-h-[76dvh] flex-col text-ink-900 outline-none">
          <Autocomplete inputValue={typed} onInputChange={onType}>
            <SearchField />
            <Menu
              aria-label={t("title")}
              className="min-h-24 flex-1 overflow-y-auto p-2 outline-none"
              onAction={(href) => {
                onClose();
                void navigate(String(href));
              }}
              renderEmptyState={() => (
                <p className="p-4 text-center text-sm text-ink-500" role="status">
                  {isSettled ? t("none", { keyword }) : t("searching")}
                </p>
              )}
            >
              {groups.map(({ kind, items }) => (
                <Group key={kind} title={t(kind)} items={items} />
              ))}
              <Group title={t("pages")} items={targets} />
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Returns the groups of rows that match the keyword. `isSettled` is false while their results are loaded. */
function useResults(keyword: string) {
  const workspace = useWorkspace();
  const { data: results, load, state } = useFetcher<typeof loader>({ key: "quick-search" });
  const search = keyword && quickSearchPath(workspace, keyword);
  useEffect(() => {
    if (search === "") return;
    const soon = setTimeout(() => void load(search), 120);
    return () => clearTimeout(soon);
  }, [search, load]);
  const hits = keyword !== "" && results ? results : null;
  const desk = (kind: "clients" | "orders" | "people", icon: IconName, path: (id: string) => string) => ({
    kind,
    items: (hits?.[kind] ?? []).map(({ id, name, hint }) => ({ href: path(id), label: name, icon, hint })),
  });
  const applicants = (hits?.applicants ?? []).map(({ id, full_name, job_title }) => ({
    href: applicantPaths.detail(workspace, id),
    label: full_name,
    icon: "user" as const,
    hint: job_title,
  }));
  const jobs = (hits?.jobs ?? []).map(({ id, title, display_state }) => ({
    href: applicantPaths.board(workspace, id),
    label: title,
    icon: "briefcase" as const,
    hint: <StateBadge state={display_state} />,
  }));
  return {
    groups: [
      { kind: "applicants" as const, items: applicants },
      desk("people", "users", (id) => applicantPaths.person(workspace, id)),
      desk("clients", "building", clientPaths.detail),
      desk("orders", "list", orderPaths.detail),
      { kind: "jobs" as const, items: jobs },
    ],
    isSettled: keyword === "" || (state === "idle" && results?.keyword === keyword),
  };
}

/** Returns the pages of the console that match the keyword, with the page for posting a job. */
function useTargets(pages: readonly Target[], keyword: string): Target[] {
  const t = useTranslations("quickSearch.console");
  const post = { href: consolePaths.create(useWorkspace()), label: t("post"), icon: "plus" as const };
  return [...pages, post].filter(({ label }) => fold(label).includes(fold(keyword)));
}

function SearchField() {
  const t = useTranslations("quickSearch.console");
  return (
    <TextField
      type="search"
      aria-label={t("label")}
      autoFocus
      className="flex items-center gap-3 border-b border-line px-4"
    >
      <Icon name="search" className="text-ink-500" />
      <Input
        placeholder={t("label")}
        maxLength={100}
        className="h-14 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-500 [&::-webkit-search-cancel-button]:hidden"
      />
    </TextField>
  );
}

function Group({ title, items }: { title: string; items: readonly (Target & { hint?: ReactNode })[] }) {
  if (items.length === 0) return null;
  return (
    <MenuSection className="mb-2">
      <Header className="px-3 py-1 text-xs font-semibold text-ink-500">{title}</Header>
      {items.map(({ href, label, icon, hint }) => (
        <MenuItem
          key={href}
          id={href}
          textValue={label}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-sm outline-none data-focused:bg-leaf-50 data-hovered:bg-hover"
        >
          <Icon name={icon} size="sm" className="shrink-0 text-ink-500" />
          <span className="min-w-0 flex-1 truncate font-semibold">{label}</span>
          {hint && <span className="min-w-0 max-w-[45%] shrink-0 truncate text-ink-500">{hint}</span>}
        </MenuItem>
      ))}
    </MenuSection>
  );
}
