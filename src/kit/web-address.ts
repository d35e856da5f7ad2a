/** Returns whether an address has a user name or password, which can make it look like another site's. */
export function namesLogin(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && (url.username !== "" || url.password !== "");
}

/** Returns whether a text is the address of a web page: http or https with a full host name. */
export function isWebAddress(text: string): boolean {
  const url = /\s/.test(text) || namesLogin(text) ? null : URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes(".");
}
