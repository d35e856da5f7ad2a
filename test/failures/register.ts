export interface Registered {
  status: number;
  token: string;
}

/** Registers a job seeker in the running product, on a connection of its own. @throws Error where the connection breaks */
export async function register(url: string, email: string): Promise<Registered> {
  const response = await fetch(`${url}/api/v2/auths/register`, {
    method: "POST",
    headers: { "content-type": "application/json", connection: "close" },
    body: JSON.stringify(registration(email)),
  });
  const body = (await response.json()) as { token?: string };
  return { status: response.status, token: body.token ?? "" };
}

/** Fields of the registration form. */
export function registration(email: string) {
  return { email, password: "mưa rào tháng sáu", full_name: "Nguyễn Văn An", user_type: 1 };
}
