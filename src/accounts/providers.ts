import type { Services } from "#kit/services.ts";

export interface IdentityProviders {
  readonly configured: readonly ("google" | "facebook")[];
}

export function createIdentityProviders(_services: Services): IdentityProviders {
  return { configured: [] };
}
