import { encode as textOf } from 'jose/base64url'
import { typeOf } from '../core/kernel/file-problem'
import type { StoredFile } from '../core/kernel/stored-file'
import { fileNameOf } from './file-name'
import type { Received } from './read-call'
import { type Reply, refuse, reply } from './reply'

type Content = { readonly bytes: Uint8Array; readonly type: string }

/** The file that was sent, or why it can't be stored. */
export function contentOf({ bytes }: Pick<Received, 'bytes'>): Content | Reply {
  if (!bytes) return reply(413, { error: { file: ['too-large'] } })
  if (bytes.length === 0) return refuse({ file: ['empty'] })
  const type = typeOf(bytes)
  return type ? { bytes, type } : refuse({ file: ['type'] })
}

/** Of the record and the content, so that a file belongs to one record. */
async function fileId(record: string, bytes: Uint8Array): Promise<string> {
  const name = new TextEncoder().encode(`${record}\0`)
  const all = new Uint8Array(name.length + bytes.length)
  all.set(name)
  all.set(bytes, name.length)
  return textOf(new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', all)))
}

export const fileOf = async (record: string, name: string, { bytes, type }: Content): Promise<StoredFile> => ({
  id: await fileId(record, bytes),
  name: fileNameOf(name),
  type,
  bytes: bytes.length,
})

/** Never displayed as a page, and nothing in it runs, whatever it contains. */
const headersOf = ({ name, type }: Pick<StoredFile, 'name' | 'type'>) => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percent)}`,
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
})
const percent = (letter: string): string => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`

export const fileReply = (file: Pick<StoredFile, 'name' | 'type'>, bytes: Uint8Array): Reply =>
  reply(200, bytes, headersOf(file))
