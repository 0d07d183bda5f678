import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { storedFileSchema } from '../kernel/stored-file'

/** Files of a message, added before it is sent. */
export const chatFileCalls = {
  /** 413 above `mostFileBytes`, 422 for `file`: `type`, `empty`; 507 if there is no space; 404 if no files are stored */
  add: endpoint({
    name: 'chat.files.add',
    shops: 'shared',
    allow: 'create:Chat',
    method: 'POST',
    path: '/apps/chat/files',
    repeat: 'keyed',
    status: 201,
    missing: true,
    upload: true,
    query: v.object({ name: v.string() }),
    answer: v.object({ file: storedFileSchema }),
  }),
  one: endpoint({
    name: 'chat.files.one',
    shops: 'shared',
    allow: 'read:Chat',
    method: 'GET',
    path: '/apps/chat/files/{id}',
    repeat: 'safe',
    missing: true,
    download: true,
    params: v.object({ id: v.string() }),
  }),
}
