import { passCookies } from "#hiring/share-links/pass-cookie.ts";

/** The path is the root, because the page has one folder per language. */
export const { passCookie, passOf } = passCookies("portal_pass", "/");
