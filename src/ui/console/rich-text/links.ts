/** Returns whether an ad may link to an address: a web page or an email address. */
export function isLinkable(href: string): boolean {
  return /^(?:https?:\/\/|mailto:)/i.test(href);
}

/** Completes a typed address such as "sen.vn/viec-lam" or "lan@example.com"; null for a text that is no address. */
export function hrefOf(typed: string): string | null {
  const address = typed.trim();
  const href = /^[a-z][a-z\d+.-]*:/i.test(address)
    ? address
    : `${/^[^\s/?#@]+@/.test(address) ? "mailto:" : "https://"}${address}`;
  return isLinkable(href) && /\.\S/.test(href) && !/\s/.test(href) && URL.canParse(href) ? href : null;
}
