import { createContext, useContext } from "react";

/** Keys with their effect, as lists of keys show them. */
export type KeyRow = { keys: readonly string[]; does: string };

/** The keys that work on all pages of a console; lists of a page's keys end with them. */
export const ConsoleKeysContext = createContext<readonly KeyRow[]>([]);
export const useConsoleKeyRows = () => useContext(ConsoleKeysContext);
