export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The cookie that remembers the choice; no cookie means as the device. */
export const themeCookie = "theme";

/** The theme that a Cookie header asks for. */
export function themeFromCookies(cookies: string | null | undefined): Theme {
  const value = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? "")?.[1];
  return (value as Theme | undefined) ?? "system";
}

/**
 * Sets the remembered theme before the first paint. Pages that are cached for everyone cannot carry it in their HTML,
 * so the document runs this in its head.
 */
export const themeScript =
  "{const m=/(?:^|; )theme=(light|dark)/.exec(document.cookie);if(m)document.documentElement.dataset.theme=m[1]}";
