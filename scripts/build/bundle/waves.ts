import type { Plugin } from 'rolldown'
import type { WaveTexts } from './wave-texts.ts'

/**
 * A lazy part requests its code first, and its texts once that code runs. The page builds know both, so they
 * load in parallel: `lazyPart(() => import('./detail'))` becomes `lazyPart(withMessages(<texts of ./detail>, ()
 * => import('./detail')))`, and `waveMessages('./detail')` the texts alone.
 */
const mark = 'langraan-wave:'
const textMark = 'langraan-texts:'
const lazyImport = /\b(lazyPart|screenPart)\(\s*\(\) => import\((["'])([^"']+)\2\)/g
const wavesOfElements = /\bwaveMessages\((["'])([^"']+)\1\)/g
const helper = '/src/widgets/i18n/with-messages.ts'

async function replaceAll(
  text: string,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => Promise<string | undefined>,
): Promise<string> {
  let result = ''
  let end = 0
  for (const match of text.matchAll(pattern)) {
    result += text.slice(end, match.index) + ((await replace(match)) ?? match[0])
    end = match.index + match[0].length
  }
  return result + text.slice(end)
}

export const waves: Plugin = {
  name: 'waves',
  transform: {
    order: 'pre',
    filter: { id: /\/src\/(?:widgets|host)\/.*\.tsx?$/, code: /(?:lazyPart|screenPart|waveMessages)\(/ },
    async handler(code, id) {
      const target = async (path: string, of = mark) => `"${of}${(await this.resolve(path, id))?.id ?? path}"`
      let isUsed = false
      const parts = await replaceAll(code, lazyImport, async ([, make, , path = '']) => {
        if (!path.startsWith('.')) return undefined
        isUsed = true
        return `${make}(__withMessages(${await target(path)}, () => import(${JSON.stringify(path)}))`
      })
      const all = await replaceAll(parts, wavesOfElements, ([, , path = '']) => target(path, textMark))
      return isUsed ? `import { withMessages as __withMessages } from '${helper}'\n${all}` : all
    },
  },
}

/** Inserts the texts of each part, as `MessageFiles` or only their loader, and the loader of each catalog. */
export const fillWaves = (code: string, { textsOf, loadOf }: Pick<WaveTexts, 'textsOf' | 'loadOf'>): string =>
  code.replace(/(["'`])langraan-(wave|texts|catalog):([^"'`]*)\1/g, (_, __, kind: string, id: string) => {
    if (kind === 'catalog') return loadOf(id)
    const texts = textsOf(id)
    if (!texts) return 'void 0'
    return kind === 'texts' ? texts.load : `{names:${JSON.stringify(texts.names)},load:${texts.load}}`
  })
