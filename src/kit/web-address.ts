/** Whether an address has a user name or password, which make it look like another site's. */
export function namesLogin(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && (url.username !== "" || url.password !== "");
}

/** Whether a text is the address of a page on the web, as people may give each other: http or https at a full host name. */
export function isWebAddress(text: string): boolean {
  const url = /\s/.test(text) || namesLogin(text) ? null : URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes(".");
}
