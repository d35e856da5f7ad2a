import { handling } from "#kit/http/handle.ts";
import type { Account } from "../actor.ts";
import type { TokenKeys } from "../tokens.ts";

const { on: _on } = handling<Account>();

export function sessionAccounts(_keys: TokenKeys) {
  void _on;
  return [];
}
