import { readFileSync, statSync } from 'node:fs'
import { FileError, type Sheet } from './sheet'

const mostBytes = 100 * 1024 * 1024

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, nth) => bytes[nth] === byte)

function bytesOf(file: string): Uint8Array<ArrayBuffer> {
  try {
    const found = statSync(file, { throwIfNoEntry: false })
    if (!found) throw new FileError('doesn’t exist.')
    if (!found.isFile()) throw new FileError('isn’t a file.')
    if (found.size === 0) throw new FileError('is empty.')
    if (found.size > mostBytes) throw new FileError('is larger than 100 MB. Split it.')
    return readFileSync(file)
  } catch (error) {
    throw error instanceof FileError ? error : new FileError(`can’t be read: ${(error as Error).message}`)
  }
}

/** All sheets of a spreadsheet, or the only one of a text file, recognized by its first bytes. */
export async function readFile(file: string): Promise<readonly Sheet[]> {
  const bytes = bytesOf(file)
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new FileError('is an old or a protected Excel file. Save it as .xlsx without a password, or as .csv.')
  if (startsWith(bytes, 0x50, 0x4b)) return (await import('./read-workbook')).readWorkbook(bytes)
  return (await import('./read-text')).readText(bytes)
}
