import { relative } from 'node:path'
import type { PageFile } from './finish-files.ts'

/** The entry file of a part that loads later, and its text files by language. */
export type PartFiles = { file: string; texts: Readonly<Record<string, string>> }

const root = process.cwd()

/** Name of a module for licences and sizes: its path in the project, or what generated it and from what. */
const inputName = (id: string): string => {
  const plain = id.replace(/^\0/, '').replace(/\?.*$/, '')
  return plain.startsWith(root) ? relative(root, plain) : plain.replaceAll(`${root}/`, '')
}

/** Contents and imports of each file of a page, in the format of esbuild's metafile, plus the parts it loads. */
export function metafileOf(folder: string, files: readonly PageFile[], parts: Readonly<Record<string, PartFiles>>) {
  const path = (name: string) => `${folder}/${name}`
  const outputs = files.map(({ name, code, inputs, imports, loads }) => [
    path(name),
    {
      bytes: Buffer.byteLength(code),
      inputs: Object.fromEntries(
        Object.entries(inputs).map(([id, bytesInOutput]) => [inputName(id), { bytesInOutput }]),
      ),
      imports: [
        ...imports.map((each) => ({ path: path(each), kind: 'import-statement' })),
        ...loads.map((each) => ({ path: path(each), kind: 'dynamic-import' })),
      ],
    },
  ])
  const inFolder = Object.entries(parts).map(([id, { file, texts }]) => [
    inputName(id),
    {
      file: path(file),
      texts: Object.fromEntries(Object.entries(texts).map(([locale, name]) => [locale, path(name)])),
    },
  ])
  return { outputs: Object.fromEntries(outputs), parts: Object.fromEntries(inFolder) }
}
