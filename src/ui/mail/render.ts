import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Returns the HTML of a mail, from a `MailLayout`. */
export function renderMail(mail: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(mail)}`;
}
