/** What the build's bundle of the frame imports instead of a screen's code. */
export type NamedFile = { file: string }

/** Replaces the dashboard's own `screenPart` in that bundle: a screen's part is what names its file. */
export const screenPart = (load: () => Promise<NamedFile>) => load
