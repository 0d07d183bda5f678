import { type FileSizeProblem, sizeProblem } from './file-size'

export type FileProblem = FileSizeProblem | 'type'

/** Nothing that a browser would run. */
type FileType = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf'

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  [...text].every((letter, nth) => bytes[at + nth] === letter.charCodeAt(0))

const beginnings: readonly (readonly [FileType, (bytes: Uint8Array) => boolean])[] = [
  ['image/jpeg', (bytes) => startsWith(bytes, '\xff\xd8\xff')],
  ['image/png', (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n')],
  ['image/webp', (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)],
  ['application/pdf', (bytes) => startsWith(bytes, '%PDF-')],
]

/** The type of a file by its first bytes, whatever it is called; undefined if it isn't allowed. */
export const typeOf = (bytes: Uint8Array): FileType | undefined => beginnings.find(([, matches]) => matches(bytes))?.[0]

/** Why a file can't be sent; undefined if it can be. */
export async function fileProblem(file: Blob): Promise<FileProblem | undefined> {
  const problem = sizeProblem(file)
  if (problem) return problem
  return typeOf(new Uint8Array(await file.slice(0, 12).arrayBuffer())) ? undefined : 'type'
}
