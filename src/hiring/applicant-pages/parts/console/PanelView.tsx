import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from "react";
import { Link, useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { IconButton, iconButtonClass } from "#ui/Button.tsx";
import { layersAbove } from "#ui/console/single-keys.ts";
import { Dialog } from "#ui/Dialog.tsx";
import { isDone, panelAddress } from "#ui/form/posting.ts";
import { FormPanelContext } from "#ui/form/scope.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { useToast } from "#ui/toasts.tsx";
import { type OpenedPanel, useIsWide } from "./use-panel.ts";

/** The panel of an applicant (decision 180): beside the CV, or on narrow windows as a sheet over the applicant. */
export function PanelView({
  shown,
  id,
  opened,
}: {
  shown: NonNullable<OpenedPanel["shown"]>;
  id: string;
  opened: OpenedPanel;
}) {
  const { panel, page } = shown;
  const title = panel.useTitle();
  const body = <PanelBody key={`${id} ${panel.command}`} shown={shown} opened={opened} />;
  const isWide = useIsWide();
  if (!isWide) {
    return (
      <Dialog open onClose={opened.close} title={title} size="md">
        <div className="-mx-4 sm:-mx-6">{body}</div>
      </Dialog>
    );
  }
  return (
    <SidePanel title={title} page={page} onClose={opened.close}>
      {body}
    </SidePanel>
  );
}

function SidePanel({
  title,
  page,
  onClose,
  children,
}: {
  title: string;
  page: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useTranslations("applications.console.actions");
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || document.querySelector(layersAbove)) return;
    onClose();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onEscape(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
  return (
    <section
      data-panel
      aria-label={title}
      className="flex animate-rise flex-col rounded-lg border border-line bg-surface print:hidden"
    >
      <div className="flex items-center gap-1 border-b border-line py-2 pr-2 pl-4">
        <h3 className="min-w-0 flex-1 truncate font-semibold">{title}</h3>
        <Link
          to={page}
          data-page
          aria-label={t("panelPage")}
          title={t("panelPage")}
          className={iconButtonClass({ size: "sm" })}
        >
          <Icon name="expand" />
        </Link>
        <IconButton icon="x" size="sm" label={t("closePanel")} onClick={onClose} />
      </div>
      {children}
    </section>
  );
}

/** Loads the page of a panel, and posts its form. */
function PanelBody({
  shown: {
    panel: { command, stays, Body },
    page,
    query,
  },
  opened: { reloads, open, close },
}: {
  shown: NonNullable<OpenedPanel["shown"]>;
  opened: OpenedPanel;
}) {
  const toast = useToast();
  const { load, data } = useFetcher();
  const fetcher = useFetcher<unknown>();
  useEffect(() => void load(page), [load, page]);
  const again = useEffectEvent(() => load(page));
  useEffect(() => {
    if (reloads > 0) void again();
  }, [reloads]);
  const confirmed = useRef<unknown>(undefined);
  const context = {
    fetcher,
    done: isDone(fetcher.data) ? fetcher.data : null,
    page: page.replace(/\?.*/, ""),
    address: panelAddress(page),
    show: (search: string) => open(command, search),
    onDone(text: string) {
      // A form that is loaded again finds the same answer.
      if (confirmed.current === fetcher.data) return;
      confirmed.current = fetcher.data;
      toast.show({ tone: "success", text });
      if (!stays) close();
      else if (query) open(command);
    },
  };
  const waiting = (
    <div className="p-4">
      <Skeleton shape="lines" count={6} />
    </div>
  );
  if (!data) return waiting;
  return (
    <FormPanelContext value={context}>
      <Suspense fallback={waiting}>
        <div className="flex flex-col *:not-[.card]:p-4 [&>.card]:rounded-none [&>.card]:border-0 [&>.card+.card]:border-t">
          <Body key={reloads} data={data as never} />
        </div>
        <Begin />
      </Suspense>
    </FormPanelContext>
  );
}

/** Puts the focus into the first field once the form beside it is rendered; touch screens open no keyboard. */
function Begin() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!matchMedia("(pointer: fine)").matches) return;
    const fields = "input:not([type=hidden], [type=file], [type=checkbox], [type=radio]), textarea, select";
    // Fields that need a script replace their controls in the frame of their first render.
    const frame = requestAnimationFrame(() =>
      place.current?.parentElement?.querySelector<HTMLElement>(fields)?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  return <span ref={place} hidden />;
}
