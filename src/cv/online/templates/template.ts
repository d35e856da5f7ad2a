import type { Content } from "../content.ts";
import type { Page } from "../nodes.ts";
import type { Theme } from "../theme.ts";

/** A look for a CV: from what it says to where that is. */
export type Template = (content: Content, theme: Theme) => Page;
