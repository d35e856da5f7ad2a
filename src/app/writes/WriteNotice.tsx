import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { signInPath } from "#kit/next.ts";
import { IconButton } from "#ui/Button.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { UploadBar } from "#ui/UploadBar.tsx";
import { notice as en } from "./messages.en.ts";
import { notice as vi } from "./messages.vi.ts";
import { changeNotice, type Failed, readNotice, type Sending, watchNotice } from "./state.ts";

/** The notice at the foot of the window about a failed write, and the progress of a file that is being sent. */
export function WriteNotice() {
  const { failed, sending } = useSyncExternalStore(watchNotice, readNotice);
  const bar = useRef<HTMLDivElement>(null);
  const open = Boolean(failed || sending);
  // A dialog makes everything outside it inert, so the notice about its form is inside it. On phones the notice is above the
  // dialog, whose buttons are at the foot.
  const place = open ? ([...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body) : null;
  useEffect(() => {
    // Showing the popover again puts it above a dialog that was opened meanwhile.
    if (place && bar.current) bar.current.showPopover();
  }, [place]);
  const texts = document.documentElement.lang === "vi" ? vi : en;
  return (
    place &&
    createPortal(
      <section
        ref={bar}
        popover="manual"
        aria-label={texts.label}
        className="no-print fixed inset-x-4 top-auto bottom-4 max-sm:[dialog_&]:top-4 max-sm:[dialog_&]:bottom-auto mx-auto w-auto max-w-reading rounded-lg bg-ink-900 py-3 pr-2 pl-4 text-sm text-on-ink shadow-float"
      >
        {sending && <Progress key="sending" {...sending} texts={texts} />}
        {failed && <Failure key="failed" failed={failed} texts={texts} />}
      </section>,
      place,
    )
  );
}

type TextsOf = typeof en | typeof vi;

function Progress({ percent, cancel, texts }: Sending & { texts: TextsOf }) {
  return (
    <div className="flex items-center gap-3">
      <p className="shrink-0">{texts.sending}</p>
      <div className="min-w-0 flex-1">
        <UploadBar percent={percent} label={texts.sending} />
      </div>
      <button type="button" onClick={cancel} className={barButton}>
        {texts.cancel}
      </button>
    </div>
  );
}

function Failure({ failed, texts }: { failed: Failed; texts: TextsOf }) {
  const [state, setState] = useState<"online" | "signedIn" | null>(null);
  const kind = state ?? failed.kind;
  useEffect(() => {
    setState(null);
    if (failed.kind !== "offline") return;
    const back = () => setState("online");
    window.addEventListener("online", back);
    return () => window.removeEventListener("online", back);
  }, [failed]);
  const here = location.pathname + location.search;
  const way = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that submitted was disabled meanwhile and has lost the focus.
    if (failed && document.activeElement === document.body) way.current?.querySelector("button")?.focus();
  }, [failed]);
  return (
    <div ref={way} className="flex flex-wrap items-center gap-x-3">
      <Icon name="alert" size="sm" />
      <p role="alert" className="min-w-0 flex-1 basis-56">
        {failed.text ?? texts.failed[kind]}
        {failed.requestId && ` ${texts.reference}: ${failed.requestId}`}
      </p>
      <div className="ml-auto flex items-center gap-3">
        {kind === "signedOut" ? (
          <button
            type="button"
            className={barButton}
            onClick={() => logInBeside(here, () => setState("signedIn"))}
          >
            {texts.logIn}
          </button>
        ) : (
          failed.again && (
            <button type="button" onClick={failed.again} className={barButton}>
              {texts.again}
            </button>
          )
        )}
        <IconButton
          icon="x"
          size="sm"
          label={texts.close}
          onClick={() => changeNotice({ failed: null })}
          className={barButton}
        />
      </div>
    </div>
  );
}

const lookMs = 300;

/** Opens the sign-in page in a new tab, and closes the tab once it has returned to the present address. */
function logInBeside(here: string, done: () => void): void {
  const tab = window.open(signInPath(here));
  const look = setInterval(() => {
    if (!tab || tab.closed) return clearInterval(look);
    const { pathname, search } = readable(tab) ?? {};
    if (pathname === undefined || pathname + search !== here) return;
    clearInterval(look);
    tab.close();
    done();
  }, lookMs);
}

/** Returns the address of a tab; null while the tab shows the site of a sign-in provider. */
function readable(tab: Window): { pathname: string; search: string } | null {
  try {
    const { pathname, search } = tab.location;
    return { pathname, search };
  } catch {
    return null;
  }
}

const barButton =
  "min-h-8 shrink-0 rounded-md px-3 font-semibold text-on-ink underline underline-offset-4 hover:bg-on-ink/15 hover:text-on-ink focus-visible:outline-on-ink focus-visible:-outline-offset-2";
