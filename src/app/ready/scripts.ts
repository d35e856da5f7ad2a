import { createHash } from "node:crypto";

/**
 * A document that many visitors get must not carry one visitor's nonce: the nonce goes, and the policy allows the inline
 * scripts that carried it by their hashes. Nobody else's text can carry a nonce that was drawn for this rendering.
 */
export function withoutNonce(html: string, nonce: string): { html: string; scripts: string } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  let at = 0;
  for (;;) {
    at = html.indexOf("<script", at);
    if (at < 0) break;
    const open = html.indexOf(">", at);
    const tag = html.slice(at, open);
    const close = html.indexOf("</script>", open);
    if (tag.includes(mark) && !tag.includes(" src=")) {
      const code = html.slice(open + 1, close);
      hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
    }
    at = close;
  }
  return { html: html.replaceAll(mark, ""), scripts: [...hashes].join(" ") };
}
