/** Defined by the bundler: `true` if the files keep their export names, as in `dist/embed`. */
declare const LANGRAAN_KEEPS_EXPORTS: boolean

const importAgain = (address: string): Promise<unknown> => import(/* @vite-ignore */ address)

let asked = 0

/**
 * Loads code, retrying once. Firefox (153) caches a failed `import()` forever, Chromium (156) retries: our own files
 * are therefore requested under another URL; the files they import keep theirs. In the package, another bundler made
 * the files and may have renamed their exports: only its own loader can load them. Rejects with the first failure.
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

/** Chromium and Firefox name the file that failed, others don't. */
async function loadFrom<T>(failure: unknown, again: (address: string) => Promise<unknown>): Promise<T> {
  const address = /https?:\/\/[^\s'"?#]{1,2000}\.m?js/.exec(String(failure))?.[0]
  if (!address) throw failure
  asked += 1
  // the same file, so the same exports
  return (await again(`${address}?again=${asked}`)) as T
}
