import "#ui/console/styles.css";
import type { ReactNode } from "react";
import { Outlet, useMatches } from "react-router";
import { VerifyBanner } from "#accounts/parts/VerifyBanner.tsx";
import { ConsoleLanguage } from "#ui/console/ConsoleLanguage.tsx";
import { ConsoleShell, type ConsoleShellProps } from "#ui/shells/ConsoleShell.tsx";
import { useShell } from "./frame.ts";

/** A page that fills the window, as a board does, exports `handle = { fill: true }`. */
export interface PageHandle {
  fill?: boolean;
}

/** The frame of a console area; the area itself only says where its menu leads. */
export function ConsoleFrame({
  home,
  nav,
  middle,
  folded,
}: {
  home: string;
  nav: ConsoleShellProps["nav"];
  middle?: ReactNode;
  folded: boolean;
}) {
  const { account, viewer, languageSwitch, footer, skipLink } = useShell();
  const fill = useMatches().some((match) => (match.handle as PageHandle | undefined)?.fill);
  // The access table lets nobody in without an account.
  if (!account) return null;
  return (
    <ConsoleShell
      brandHref={home}
      nav={nav}
      account={account}
      languageSwitch={languageSwitch}
      footer={footer}
      skipLink={skipLink}
      middle={middle}
      folded={folded}
      fill={fill}
      banner={viewer && !viewer.emailVerified && <VerifyBanner email={viewer.email} />}
    >
      {/* react-aria takes it for its own style element and writes none; base.css has the rule. */}
      <span id="react-aria-pressable-style" hidden />
      <ConsoleLanguage>
        <Outlet />
      </ConsoleLanguage>
    </ConsoleShell>
  );
}
