import { isLinkable } from "./links.ts";

const kept = new Set(["P", "BR", "UL", "OL", "LI", "STRONG", "EM", "H3", "A"]);

/**
 * Returns the unsanitized value of a form as markup that is safe to show: the tags of an ad without
 * attributes, and links to the web. Runs in browsers only.
 */
export function safeHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of [...body.querySelectorAll("*")]) {
    if (!kept.has(element.tagName)) {
      element.replaceWith(...element.childNodes);
      continue;
    }
    for (const { name, value } of [...element.attributes])
      if (name !== "href" || !isLinkable(value)) element.removeAttribute(name);
  }
  return body.innerHTML;
}
