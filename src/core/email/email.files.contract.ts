import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { storedFileSchema } from '../kernel/stored-file'

/** Files of a mail, added before it is sent. */
export const mailFileCalls = {
  /** 413 above `mostFileBytes`, 422 for `file`: `type`, `empty`; 507 if there is no space; 404 if no files are stored */
  add: endpoint({
    name: 'email.files.add',
    shops: 'shared',
    allow: 'create:Email',
    method: 'POST',
    path: '/apps/email/files',
    repeat: 'keyed',
    status: 201,
    missing: true,
    upload: true,
    query: v.object({ name: v.string() }),
    answer: v.object({ file: storedFileSchema }),
  }),
  one: endpoint({
    name: 'email.files.one',
    shops: 'shared',
    allow: 'read:Email',
    method: 'GET',
    path: '/apps/email/files/{id}',
    repeat: 'safe',
    missing: true,
    download: true,
    params: v.object({ id: v.string() }),
  }),
}
