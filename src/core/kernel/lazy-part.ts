import { loadChunk } from './load-chunk'

/** A part of the screen in its own file: loaded when it is needed, and kept from then on. */
export type LazyPart<Part> = {
  readonly here: Part | undefined
  /** Rejects where it did not arrive; the next call asks for it again. */
  load(): Promise<Part>
  /** A hint. A failure is silent, and the next use tries again. */
  preload(): void
}

/** `load` is a bare `import()`, since a file that is fetched again comes as it is; `pick` takes the part out of it. */
export function lazyPart<File>(load: () => Promise<File>): LazyPart<File>
export function lazyPart<File, Part>(load: () => Promise<File>, pick: (file: File) => Part): LazyPart<Part>
export function lazyPart<File>(load: () => Promise<File>, pick: (file: File) => unknown = (file) => file) {
  let here: unknown
  let hint: Promise<unknown> | undefined
  let loading: Promise<unknown> | undefined
  const bring = async () => {
    here = pick(await loadChunk(load))
    return here
  }
  const part: LazyPart<unknown> = {
    get here() {
      return here
    },
    load() {
      loading ??= (hint ? hint.then(() => here ?? bring()) : bring()).catch((failure) => {
        loading = undefined
        throw failure
      })
      return loading
    },
    preload() {
      if (loading) return
      hint ??= bring()
        .catch(() => undefined)
        .finally(() => {
          hint = undefined
        })
    },
  }
  return part
}
