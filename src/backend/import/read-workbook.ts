import { Unzip, UnzipInflate } from 'fflate'
import readExcelFile from 'read-excel-file/universal'
import { FileError, type Sheet } from './sheet'

/** Megabytes, unpacked; a workbook of 200,000 orders has about a fifth. */
const mostUnpacked = 500
const megabyte = 1024 * 1024
const chunkLength = 64 * 1024

/** Unpacks once and counts, because the sizes that an archive states may be wrong. Keeps nothing. */
function checkUnpackedSize(bytes: Uint8Array, mostMegabytes: number): void {
  let unpacked = 0
  let failure: unknown
  const unzip = new Unzip((file) => {
    file.ondata = (error, data) => {
      failure ??= error
      unpacked += data?.length ?? 0
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let at = 0; at < bytes.length; at += chunkLength) {
    unzip.push(bytes.subarray(at, at + chunkLength), at + chunkLength >= bytes.length)
    if (failure) throw failure
    if (unpacked > mostMegabytes * megabyte)
      throw new FileError(`would unpack to more than ${mostMegabytes} MB. Split it.`)
  }
}

/** The values of a workbook's cells; of formulas, those that were calculated last. */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  mostMegabytes = mostUnpacked,
): Promise<readonly Sheet[]> {
  try {
    checkUnpackedSize(bytes, mostMegabytes)
    const sheets = await readExcelFile(new Blob([bytes]))
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data as Sheet['rows'] }))
  } catch (error) {
    if (error instanceof FileError) throw error
    throw new FileError(`is damaged, or not an Excel workbook: ${(error as Error).message}`)
  }
}
