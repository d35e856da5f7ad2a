/** The files of a field, with the place of the field on the page. */
export interface NamedFiles {
  form: number;
  name: string;
  nth: number;
  files: File[];
}

const database = "files-before-switch";
const table = "files";
/** After this time the page in the other language is opened, even if the files are not stored. */
const patienceMs = 2000;

/** Stores files in this browser, in place of those stored before. If the browser refuses, people choose the files again. */
export async function storeFiles(files: readonly NamedFiles[]): Promise<void> {
  const put = inTable("readwrite", (rows) => rows.put(files, 0)).catch(() => {});
  await Promise.race([put, new Promise((go) => setTimeout(go, patienceMs))]);
}

/** Returns the stored files. */
export async function takeFiles(): Promise<NamedFiles[]> {
  const files = await inTable("readonly", (rows) => rows.get(0)).catch(() => undefined);
  return (files as NamedFiles[] | undefined) ?? [];
}

/** Deletes the stored files from this browser. */
export async function deleteFiles(): Promise<void> {
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
