import type { ReactElement, ReactNode } from "react";
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from "react-aria-components";

/** A short text beside a control on hover and focus. The child must be a control that takes a ref. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement<{ ref?: unknown }> }) {
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      <Focusable>{children as ReactElement<Record<string, unknown>, string>}</Focusable>
      <AriaTooltip
        offset={6}
        className="max-w-menu rounded-md bg-ink-900 px-2 py-1 text-xs text-on-ink data-entering:animate-rise"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
