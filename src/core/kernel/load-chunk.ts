/** Set by whatever builds us: `true` where the files keep the exports they were built with, as in `dist/embed`. */
declare const LANGRAAN_KEEPS_EXPORTS: boolean

const importAgain = (address: string): Promise<unknown> => import(/* @vite-ignore */ address)

let asked = 0

/**
 * Code that comes later, asked for a second time when it did not arrive. Firefox (153) keeps a failed `import()` for
 * good, Chromium (156) asks again: so our own files are asked for under another address; the ones they import themselves
 * stay the same. In the package another bundler has made the files, and may have renamed what they export: only its own
 * loader knows how to ask for them. Rejects with the first failure.
 */
export async function loadChunk<T>(
  load: () => Promise<T>,
  again: ((address: string) => Promise<unknown>) | undefined = LANGRAAN_KEEPS_EXPORTS ? importAgain : undefined,
): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const retry = () => (again ? loadFrom<T>(error, again) : load())
    return await retry().catch(() => {
      throw error
    })
  }
}

/** Chromium and Firefox name the file that failed, others do not. */
async function loadFrom<T>(failure: unknown, again: (address: string) => Promise<unknown>): Promise<T> {
  const address = /https?:\/\/[^\s'"?#]{1,2000}\.m?js/.exec(String(failure))?.[0]
  if (!address) throw failure
  asked += 1
  // the same file, therefore the same exports
  return (await again(`${address}?again=${asked}`)) as T
}
