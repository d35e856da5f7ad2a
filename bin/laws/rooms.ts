/** Returns the room of a path under src by its folder (`hiring/offers`); `kit`, `ui` and `app` for what rooms are built on. */
export const roomOf = (path: string): string | undefined =>
  /^src\/(kit|ui|app|[^/]+\/[^/]+)\//.exec(path)?.[1];
