import { attachmentHeaders } from "#kit/files/download.ts";
import { type Bound, on, onDb, onFile } from "#kit/http/handle.ts";
import { sendFile } from "#platform/files/send.ts";
import { changeContact, insertContact } from "../commands/contacts.ts";
import { removeFile, uploadFile } from "../commands/files.ts";
import { makeContactLink, revokeContactLink } from "../commands/links.ts";
import { insertNote, removeNote } from "../commands/notes.ts";
import * as info from "../contract-info.ts";
import * as contract from "../contract-parts.ts";
import { clientInfoPath } from "../paths.ts";
import { infoOf } from "../queries/info.ts";
import { activitiesOf, contactOf, contactsOf, fileRow, filesOf, notesOf } from "../queries/parts.ts";

export function clientParts(publicUrl: string): Bound[] {
  return [...contacts(publicUrl), ...files(), ...notes()];
}

function contacts(publicUrl: string): Bound[] {
  return [
    on(contract.contacts, ({ tx, actor, params, asOf }) => contactsOf(tx, actor, params.id, asOf)),
    on(contract.addContact, async ({ tx, actor, params, body, asOf }) => {
      const contactId = await insertContact(tx, actor, { id: params.id, ...body }, asOf);
      return { data: await contactOf(tx, actor, { id: params.id, contactId }, asOf) };
    }),
    on(contract.editContact, async ({ tx, actor, params, body, asOf }) => {
      await changeContact(tx, actor, { ...params, ...body }, asOf);
      return { data: await contactOf(tx, actor, params, asOf) };
    }),
    on(info.shareWithContact, async ({ tx, actor, params, body, asOf }) => {
      const token = await makeContactLink(tx, actor, { ...params, days: body.days, asOf });
      const data = await contactOf(tx, actor, params, asOf);
      const language = data.attributes.language === 0 ? "en" : "vi";
      return { data, token, url: publicUrl + clientInfoPath(language, token) };
    }),
    on(info.endContactLink, async ({ tx, actor, params, asOf }) => {
      await revokeContactLink(tx, actor, { ...params, asOf });
      return undefined;
    }),
    on(info.clientInfo, async ({ tx, query, asOf }) => ({ data: await infoOf(tx, query.token, asOf) })),
  ];
}

function files(): Bound[] {
  return [
    on(contract.files, ({ tx, actor, params }) => filesOf(tx, actor, params.id)),
    onDb(contract.addFile, async ({ database, services, actor, params, body, files, asOf }) => {
      const isContract = body.is_contract;
      const id = await uploadFile(services, actor, { id: params.id, isContract, file: files.file, asOf });
      const { data } = await filesOf(database.db, actor, params.id);
      return { data: data.find((file) => file.id === String(id))! };
    }),
    onFile(contract.clientFile, async ({ database, services, actor, params }) => {
      const { file_key, name, type } = await fileRow(database.db, actor, params);
      return sendFile(services, file_key, attachmentHeaders(name, type));
    }),
    on(contract.deleteFile, async ({ tx, actor, params, asOf }) => {
      await removeFile(tx, actor, { ...params, asOf });
      return undefined;
    }),
  ];
}

function notes(): Bound[] {
  return [
    on(contract.notes, ({ tx, actor, params, query }) => notesOf(tx, actor, params.id, query)),
    on(contract.addNote, async ({ tx, actor, params, body, asOf }) => {
      await insertNote(tx, actor, { id: params.id, ...body }, asOf);
      const { data } = await notesOf(tx, actor, params.id, { page: 1, items: 1 });
      return { data: data[0]! };
    }),
    on(contract.deleteNote, async ({ tx, actor, params }) => {
      await removeNote(tx, actor, params);
      return undefined;
    }),
    on(contract.activities, ({ tx, actor, params, query }) => activitiesOf(tx, actor, params.id, query)),
  ];
}
