import { existsSync, readFileSync } from 'node:fs'

/** A screen of the dashboard: patterns of its paths, and per language the files with its code and texts. */
export type ScreenFiles = {
  paths: readonly string[]
  files: Readonly<Record<string, readonly string[]>>
}

/** Build output for the page of `langraan serve`. */
export type PageFiles = {
  /** the page's script, with the paths of the files it loads */
  script: string
  locales: readonly string[]
  screens: readonly ScreenFiles[]
}

/** The path of the page's files. */
export const filesPath = '/page'

const partsOf = (path: string) => path.split('/').filter(Boolean)

function isAt(pattern: string, path: string): boolean {
  const [names, parts] = [partsOf(pattern), partsOf(path)]
  return names.length === parts.length && names.every((name, index) => name.startsWith(':') || name === parts[index])
}

/** The first screen that matches a path, like the dashboard's router. */
export const screenAt = <S extends { paths: readonly string[] }>(screens: readonly S[], path: string): S | undefined =>
  screens.find(({ paths }) => paths.some((each) => isAt(each, path)))

/** What the build wrote for the page into the folder of its files; without it, a page of nothing. */
export function readPageFiles(folder: string): PageFiles {
  const file = `${folder}/page.json`
  if (!existsSync(file)) return { script: '', locales: [], screens: [] }
  return JSON.parse(readFileSync(file, 'utf8')) as PageFiles
}
