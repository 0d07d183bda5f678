import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

type Cut = {
  name: string
  filter: RegExp
  cut(source: string): string
  /** read only these of the files the filter finds; each text of `holds` must be met by one of them */
  holds?: readonly string[]
}

/** Cuts what a dependency does to the host page; the build fails when a new version no longer holds the text. */
export const cutPlugin = ({ name, filter, cut, holds }: Cut): Plugin => ({
  name: `cut-${name}`,
  setup(build) {
    const wanted = holds ?? ['']
    const met = new Set<string>()
    build.onLoad({ filter }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const found = wanted.filter((text) => source.includes(text))
      if (found.length === 0) return undefined
      const rest = cut(source)
      if (rest === source) throw new Error(`${name}: nothing to cut in ${path}; read its new source and mend this cut`)
      for (const text of found) met.add(text)
      return { contents: rest, loader: 'js' }
    })
    build.onEnd(({ metafile }) => {
      const isUsed = Object.keys(metafile?.inputs ?? {}).some((input) => input.includes(`node_modules/${name}/`))
      const missed = wanted.filter((text) => !met.has(text))
      if (isUsed && missed.length > 0)
        throw new Error(`${name}: the text to cut was not met (${missed.join(', ')}); mend this cut`)
    })
  },
})
