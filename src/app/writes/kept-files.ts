/** The files of a field, and which one it is. */
export interface NamedFiles {
  form: number;
  name: string;
  nth: number;
  files: File[];
}

const database = "files-before-switch";
const table = "files";
/** Nobody waits longer for the page in the other language. */
const patienceMs = 2000;

/** Keeps files in this browser, in place of those that were kept before. Where it refuses, they are chosen anew. */
export async function keepFiles(files: readonly NamedFiles[]): Promise<void> {
  const put = inTable("readwrite", (rows) => rows.put(files, 0)).catch(() => {});
  await Promise.race([put, new Promise((go) => setTimeout(go, patienceMs))]);
}

/** What was kept. */
export async function takeFiles(): Promise<NamedFiles[]> {
  const kept = await inTable("readonly", (rows) => rows.get(0)).catch(() => undefined);
  return (kept as NamedFiles[] | undefined) ?? [];
}

/** Nothing stays in the browser. */
export async function dropFiles(): Promise<void> {
  await inTable("readwrite", (rows) => rows.clear()).catch(() => {});
}

async function inTable(
  mode: IDBTransactionMode,
  ask: (rows: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const opening = indexedDB.open(database);
  opening.onupgradeneeded = () => opening.result.createObjectStore(table);
  const open = (await answerOf(opening)) as IDBDatabase;
  try {
    const transaction = open.transaction(table, mode);
    const request = ask(transaction.objectStore(table));
    await new Promise((done, fail) => {
      transaction.oncomplete = done;
      transaction.onabort = fail;
    });
    return request.result;
  } finally {
    open.close();
  }
}

function answerOf(request: IDBRequest): Promise<unknown> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = fail;
  });
}
