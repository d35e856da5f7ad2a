const name = "onboarding";
const attributes = "Path=/; HttpOnly; SameSite=Lax";
const tenThousandDays = 10_000 * 24 * 3600;

/**
 * `Set-Cookie` of the onboarding flag: the step of the onboarding to which this account was led (spec §4,
 * "Session").
 */
export const setUpFlag = (accountId: number, step: number): string =>
  `${name}=${accountId}.${step}; ${attributes}; Max-Age=${tenThousandDays}`;

/** `Set-Cookie` that clears the flag: on logout, and when onboarding is finished or skipped. */
export const clearedSetUpFlag = `${name}=; ${attributes}; Max-Age=0`;

/** Returns the flag of the request, as `account.step`. */
export function setUpFlagOf(request: Request): string | undefined {
  const cookies = (request.headers.get("cookie") ?? "").split("; ");
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}
