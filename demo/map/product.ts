export type Purpose = { tag: string; says: string }
export type EntryPoint = { name: string; gives: readonly string[] }
export type Paper = { file: string; title: string }

const unmarked = (text: string) => text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/[*_`]/g, '')

/**
 * For each element the first sentence of its section about embedding, or of its own page; related elements
 * share one.
 */
export function purposesOf(tags: readonly string[], embedding: string): Purpose[] {
  const sections = [...embedding.matchAll(/^#{1,3} `<([^>`]+)>`\n\n(.+)$/gm)]
  return tags.map((tag) => {
    const section = sections.find(
      ([, name = '']) => name === tag || (name.endsWith('…') && tag.startsWith(name.slice(0, -1))),
    )
    if (!section) throw new Error(`docs/embedding.md has no section on <${tag}>, and docs/elements no page`)
    return { tag, says: unmarked(/^.*?\.(?= |$)/.exec(section[2] ?? '')?.[0] ?? section[2] ?? '') }
  })
}

export type Exports = Readonly<Record<string, string | { default: string }>>

/** A package's entry points, one per line; `names` are the exports of its built files. */
export function entryPointsOf(
  name: string,
  exports: Exports,
  names: Readonly<Record<string, readonly string[]>>,
): EntryPoint[] {
  const entryPoint = (path: string, file: string): EntryPoint => ({
    name: path.replace('.', name),
    gives: names[file] ?? [file],
  })
  return Object.entries(exports).flatMap(([path, target]) => {
    const file = typeof target === 'string' ? target : target.default
    const [before = '', after] = file.split('*')
    const filling = (each: string) => each.slice(before.length, each.length - (after?.length ?? 0))
    const files = Object.keys(names).filter(
      (each) => after !== undefined && each.startsWith(before) && each.endsWith(after),
    )
    if (files.length === 0) return [entryPoint(path, file)]
    return files.sort().map((each) => entryPoint(path.replace('*', filling(each)), each))
  })
}

/** A document with its first heading as the title. */
export const paperOf = (file: string, text: string): Paper => ({
  file,
  title: unmarked(/^# (.+)$/m.exec(text)?.[1] ?? file),
})
