export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The cookie of the chosen theme; without it the theme follows the device. */
export const themeCookie = "theme";

/** Returns the theme of a Cookie header. */
export function themeFromCookies(cookies: string | null | undefined): Theme {
  const value = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? "")?.[1];
  return (value as Theme | undefined) ?? "system";
}

/**
 * Sets the stored theme before the first paint. Pages cached for all visitors cannot contain it in their HTML, so the
 * document runs this in its head.
 */
export const themeScript =
  "{const m=/(?:^|; )theme=(light|dark)/.exec(document.cookie);if(m)document.documentElement.dataset.theme=m[1]}";
