/**
 * Maximum length of a plausible word, and of a mix of letters and digits, such as a date or an id with its
 * kind.
 */
const longest = { letters: 24, mixed: 12 } as const;

/**
 * An address that is safe to log: its path, whose words and numbers identify the request. Everything else may be a
 * secret (the key of a thread, a link of a mail, an email address) and is removed; so is the query, also where a mail
 * program has written its `?` as `%3F`.
 * @param url path and query of the request
 */
export function loggedPath(url: string): string {
  const path = url.split(/[?#]|%3f|%23/i, 1)[0] ?? "";
  return path.split("/").map(cut).join("/");
}

function cut(segment: string): string {
  let text: string;
  try {
    text = decodeURIComponent(segment);
  } catch {
    return "*";
  }
  return text.split(/[-_.~+ ,&]/).every(isPlain) ? segment : "*";
}

/** Returns whether a word cannot be a secret key: keys have capitals between small letters, or are longer. */
function isPlain(word: string): boolean {
  if (!/^[\p{Ll}\p{Lo}\p{M}\p{Nd}]*$/u.test(word)) return false;
  return word.length <= (/\p{Nd}/u.test(word) ? longest.mixed : longest.letters);
}
