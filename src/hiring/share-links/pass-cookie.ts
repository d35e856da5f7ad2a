import { passHours } from "./terms.ts";

/**
 * Returns the cookies with the passes of pages that a code opens, one per token, so that a browser can have several.
 * @param path the folder of the pages. The router reads `/share-cv/TOKEN.data`, which the path `/share-cv/TOKEN` does not match.
 */
export function passCookies(prefix: string, path: string) {
  const nameOf = (token: string) => `${prefix}_${encodeURIComponent(token)}`;
  return {
    /** Returns the `Set-Cookie` that stores the pass of a page. */
    passCookie(token: string, pass: string, publicUrl: string): string {
      const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
      return `${nameOf(token)}=${pass}; Path=${path}; Max-Age=${passHours * 3600}; HttpOnly; SameSite=Lax${secure}`;
    },
    /** Returns the pass of a page from the request's cookies. */
    passOf(request: Request, token: string): string | undefined {
      const cookies = (request.headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
      return cookies
        .find((cookie) => cookie.startsWith(`${nameOf(token)}=`))
        ?.slice(nameOf(token).length + 1);
    },
  };
}

export const { passCookie, passOf } = passCookies("share_pass", "/share-cv");
