import type { Content } from "../content.ts";
import type { Page } from "../nodes.ts";
import type { Theme } from "../theme.ts";

/** A template: converts the content of a CV to a page. */
export type Template = (content: Content, theme: Theme) => Page;
