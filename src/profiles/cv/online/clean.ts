/**
 * Characters that are invisible or change the direction of the following text, including joiners of emoji.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]|\p{Variation_Selector}/gu;

/** Returns the non-blank lines of a text for drawing: NFC, no control characters, single spaces. */
export function lines(value: string | null): string[] {
  return (value ?? "")
    .toWellFormed()
    .normalize("NFC")
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) =>
      line
        .replace(/\t/g, " ")
        .replace(invisible, "")
        .replace(/\p{Zs}+/gu, " ")
        .trim(),
    )
    .filter((line) => line !== "");
}

/** Returns a text as one line. */
export function oneLine(value: string | null): string {
  return lines(value).join(" ");
}

const bullet = /^[-–—•●▪◦‣*+·]\s+/;

export interface Paragraph {
  text: string;
  isBullet: boolean;
}

/** Returns the paragraphs of a text; a line that begins with a dash or a dot is a list item. */
export function paragraphs(value: string | null): Paragraph[] {
  return lines(value).map((line) => {
    const isBullet = bullet.test(line);
    return { text: isBullet ? line.replace(bullet, "") : line, isBullet };
  });
}

/** Returns an address for readers: without the protocol and the trailing slash. */
export function displayLink(link: string): string {
  return oneLine(link)
    .replace(/^https?:\/\/(?:www\.)?/i, "")
    .replace(/\/$/, "");
}

/** Returns the target of a link; null when it is not a web page. */
export function webAddress(link: string): string | null {
  const written = oneLine(link);
  const url = URL.parse(/^https?:\/\//i.test(written) ? written : `https://${written}`);
  return url?.hostname.includes(".") ? url.href : null;
}
