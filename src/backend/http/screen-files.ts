import { existsSync, readFileSync } from 'node:fs'

/** A screen of the dashboard: patterns of its paths, and per language the files with its code and texts. */
export type ScreenFiles = {
  paths: readonly string[]
  files: Readonly<Record<string, readonly string[]>>
}

const partsOf = (path: string) => path.split('/').filter(Boolean)

function isAt(pattern: string, path: string): boolean {
  const [names, parts] = [partsOf(pattern), partsOf(path)]
  return names.length === parts.length && names.every((name, index) => name.startsWith(':') || name === parts[index])
}

/** The first screen that matches a path, like the dashboard's router. */
export const screenAt = <S extends { paths: readonly string[] }>(screens: readonly S[], path: string): S | undefined =>
  screens.find(({ paths }) => paths.some((each) => isAt(each, path)))

/** The screens whose files the build listed in the folder of the embed bundle; without a list, none. */
export function readScreens(embed: string): readonly ScreenFiles[] {
  const file = `${embed}/screens.json`
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ScreenFiles[]) : []
}
