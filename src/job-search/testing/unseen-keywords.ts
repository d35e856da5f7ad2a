/**
 * Keywords in the form of `keywords`, for what the search was not tuned to. They are written after the search is finished, by
 * somebody who has not worked on it and has not run it on them. Whoever changes the search because of one of them moves that one to
 * `keywords` and has another written.
 */
export const unseenKeywords: readonly string[] = [];
