import { loadChunk } from './load-chunk'

/** A part of the screen in a separate file, loaded on demand and cached. */
export type LazyPart<Part> = {
  readonly here: Part | undefined
  /** Rejects if loading fails; the next call retries. */
  load(): Promise<Part>
  /** A hint: failures are ignored, and `load` retries. */
  preload(): void
}

/** `load` must be a bare `import()`, because a retry returns the module as it is; `pick` takes the part from it. */
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
