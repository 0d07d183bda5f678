const importAgain = (address: string): Promise<unknown> => import(/* @vite-ignore */ address)

let asked = 0

/**
 * Code that comes later. A browser keeps a failed `import()` for good and never asks again, so that a file which did not
 * arrive is asked for under another address; the one it imports itself stay the same. Rejects with the first failure.
 */
export async function loadChunk<T>(load: () => Promise<T>, again = importAgain): Promise<T> {
  try {
    return await load()
  } catch (error) {
    // Chromium and Firefox name the file, others do not
    const address = /https?:\/\/[^\s'"?#]{1,2000}\.m?js/.exec(String(error))?.[0]
    if (!address) throw error
    asked += 1
    // the same file, therefore the same exports
    return (await again(`${address}?again=${asked}`).catch(() => {
      throw error
    })) as T
  }
}
