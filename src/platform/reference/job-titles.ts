import { fold } from "#kit/fold.ts";

export const titleLimits = { name: 100, aliases: 20 } as const;

/** The names of a title. */
export interface TitleNames {
  name: string;
  name_vn: string;
  aliases: readonly string[];
}

/** Returns the folded names of a title, each once. */
export function titleKeys({ name, name_vn, aliases }: TitleNames): string[] {
  return [...new Set([name, name_vn, ...aliases].map(fold))];
}

/** Returns the aliases without those that equal another name of the title after folding. */
export function ownAliases({ name, name_vn, aliases }: TitleNames): string[] {
  const keys = new Set([fold(name), fold(name_vn)]);
  return aliases.filter((alias) => keys.size < keys.add(fold(alias)).size);
}
