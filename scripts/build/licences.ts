import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'

/** Files that our scripts wrote out of the data of a package. */
const data: Record<string, string> = {
  'src/core/customers/address/thai-names.ts': 'thai-address-universal',
  'src/core/customers/address/english-names.ts': 'thai-address-universal',
  'src/widgets/sales/map/provinces.svg.ts': '@svg-maps/thailand',
}

/** What our plugins make of our own files, and the lines they write themselves. */
const ours =
  /^(?:src\/|demo\/|missing-view$|rolldown\/|(?:joined(?:-core|-texts)?|texts|sheet|raw-text|raw|supplied|langraan):)/

/** The package whose code or data an input of the build is; undefined for our own. */
export function packageOf(input: string): string | undefined {
  const installed = /^(?:[\w-]+:)?(.*node_modules\/(?:@[^/]+\/)?[^/]+)/.exec(input)?.[1]
  if (installed) return installed
  if (data[input]) return `node_modules/${data[input]}`
  if (ours.test(input)) return undefined
  throw new Error(`${input}: it is unknown whose licence this part of the build is under`)
}

/** Folders of the packages of which something is in the files of a build. */
export const packagesIn = ({ outputs }: Pick<Metafile, 'outputs'>): string[] => [
  ...new Set(
    Object.values(outputs)
      .flatMap(({ inputs }) => Object.entries(inputs))
      .flatMap(([input, { bytesInOutput }]) => (bytesInOutput > 0 ? (packageOf(input) ?? []) : [])),
  ),
]

type Package = { name: string; version: string; license?: string; author?: string | { name: string } }

const nameOf = ({ name, author }: Package): string =>
  (typeof author === 'object' ? author.name : author?.replace(/\s*<.*/, '')) ?? `the authors of ${name}`

/** A package's own files about its licence; where it comes without, the text of the licence it declares. */
function noticeOf(folder: string, about: Package): string {
  const messages = globSync(['*', 'licenses/*'], { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && /licen[cs]e|copying|notice/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => readFileSync(file, 'utf8').trim())
  if (messages.length > 0) return messages.join('\n\n')
  const declared = about.license ?? 'none'
  const standard = `scripts/build/licences/${declared}.txt`
  if (!existsSync(standard))
    throw new Error(`${about.name} comes without a licence file, and ${standard} is missing for what it declares`)
  return `Copyright (c) ${nameOf(about)}\n\n${readFileSync(standard, 'utf8').trim()}`
}

/** What has to go along with these packages: each text once, under the names of all that it is for. */
export function licencesOf(folders: readonly string[]): string {
  const named = new Map<string, Set<string>>()
  for (const folder of folders) {
    const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package
    const notice = noticeOf(folder, about)
    named.set(notice, (named.get(notice) ?? new Set()).add(`${about.name} ${about.version} (${about.license})`))
  }
  return [...named]
    .map(([notice, names]) => `${[...names].sort().join('\n')}\n\n${notice}\n`)
    .sort()
    .join(`\n${'-'.repeat(80)}\n\n`)
}

/** LICENSES.txt of a folder of the package, made of what the builds in `from` took in. */
export function writeLicences(folder: string, from: readonly string[] = [folder]): void {
  const folders = from.flatMap((each) =>
    packagesIn(JSON.parse(readFileSync(`${each}/metafile-esm.json`, 'utf8')) as Metafile),
  )
  const own = `${readFileSync('LICENSE', 'utf8').trim()}\n\n${readFileSync('docs/LICENSE.md', 'utf8').trim()}\n`
  writeFileSync(`${folder}/LICENSES.txt`, `${own}\n${'='.repeat(80)}\n\n${licencesOf([...new Set(folders)])}`)
}
