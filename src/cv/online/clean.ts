/** Characters that draw nothing or change the direction of what follows; joiners of emoji are among them. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]|\p{Variation_Selector}/gu;

/** The lines of a text that are not blank, as they are drawn: NFC, no control characters, single spaces. */
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

/** A text of one line. */
export function oneLine(value: string | null): string {
  return lines(value).join(" ");
}

const bullet = /^[-–—•●▪◦‣*+·]\s+/;

export interface Paragraph {
  text: string;
  isBullet: boolean;
}

/** The paragraphs of a text; a line that begins with a dash or a dot is an item of a list. */
export function paragraphs(value: string | null): Paragraph[] {
  return lines(value).map((line) => {
    const isBullet = bullet.test(line);
    return { text: isBullet ? line.replace(bullet, "") : line, isBullet };
  });
}

/** An address as a person reads it: without the protocol and the last slash. */
export function shownLink(link: string): string {
  return oneLine(link)
    .replace(/^https?:\/\/(?:www\.)?/i, "")
    .replace(/\/$/, "");
}

/** The address that a link leads to; null for one that is no page of the web. */
export function webAddress(link: string): string | null {
  const written = oneLine(link);
  const url = URL.parse(/^https?:\/\//i.test(written) ? written : `https://${written}`);
  return url?.hostname.includes(".") ? url.href : null;
}
