import type { OutputChunk } from 'rolldown'
import { expect, test } from 'vitest'
import { finishFiles } from '../../scripts/build/bundle/finish-files'
import type { WaveTexts } from '../../scripts/build/bundle/wave-texts'

const loadOf = (catalog: string) => `l=>import(\`./${'$'}{l}-${catalog}~.js\`)`
const noTexts: WaveTexts = { files: new Map(), textsOf: () => undefined, loadOf, namesOf: () => ({}) }
const chunk = (fileName: string, code: string, imports: string[] = []): OutputChunk =>
  ({ fileName, code, imports, modules: {} }) as unknown as OutputChunk

const files = (inner: string, texts = noTexts) =>
  finishFiles(
    [
      chunk('auto.js', 'import("./part~.js");"langraan-wave:part"'),
      chunk('part~.js', 'import{x}from"./shared~.js";export{x}', ['shared~.js']),
      chunk('shared~.js', inner, ['react']),
      chunk('other~.js', 'export{}'),
    ],
    texts,
    { entry: 'auto.js', eager: new Set(), startsPage: false },
  ).then(({ files }) => Object.fromEntries(files.map(({ name, code }) => [name, code])))

const loaderOf = (file: string) => `l=>import(\`./\${l}-${file}\`)`

const namesOf = (of: Record<string, string>) =>
  Object.fromEntries(Object.keys(of).map((name) => [name.replace(/-[0-9A-Z]{8}\.js$/, ''), name]))

test("BUILD-10 a file's name changes if its text changes, or that of a file it imports", async () => {
  const first = namesOf(await files('const x=1;export{x}'))
  const second = namesOf(await files('const x=2;export{x}'))
  expect(first['auto.js']).toBe('auto.js')
  expect(second.shared).not.toBe(first.shared)
  expect(second.part).not.toBe(first.part)
  expect(second.other).toBe(first.other)
})

test("BUILD-703 a part's files and texts are requested in parallel", async () => {
  const texts: WaveTexts = {
    files: new Map([
      ['th-part~.js', 'export const catalogs={th:1}'],
      ['en-part~.js', 'export const catalogs={en:1}'],
    ]),
    textsOf: (id) => (id === 'part' ? { names: ['part'], load: loaderOf('part~.js') } : undefined),
    loadOf,
    namesOf: () => ({}),
  }
  const all = await files('const x=1;export{x}', texts)
  const { part, shared, 'th-part': words } = namesOf(all)
  expect(all['auto.js']).toBe(
    `(import("./${shared}").catch(()=>{}),import("./${part}"));{names:["part"],load:${loaderOf(words?.slice(3) ?? '')}}`,
  )
  expect(namesOf(all)['en-part']).toBe(words?.replace('th-', 'en-'))
})

test("BUILD-760 a catalog's languages share a fingerprint, so that its loader names one file", async () => {
  const of = (th: string): WaveTexts => ({
    files: new Map([
      ['th-cart~.js', th],
      ['en-cart~.js', 'export const messages=2'],
    ]),
    textsOf: () => undefined,
    loadOf,
    namesOf: () => ({}),
  })
  const build = (th: string) => files('const m={load:"langraan-catalog:cart"};export{m}', of(th))
  const first = await build('export const messages=1')
  const { shared = '', 'th-cart': thai = '', 'en-cart': english = '' } = namesOf(first)
  expect(english.replace('en-', '')).toBe(thai.replace('th-', ''))
  expect(first[shared]).toBe(`const m={load:${loaderOf(thai.slice(3))}};export{m}`)
  const second = namesOf(await build('export const messages=3'))
  expect(second['en-cart'], 'one language changed, so all are asked for again').not.toBe(english)
  expect(second.shared).not.toBe(shared)
})

test('BUILD-704 a file that imports a missing one fails the build', async () => {
  await expect(files('import"./gone~.js"')).rejects.toThrow('gone~.js')
})

test('PAGE-3305 the runtime of a page with an inline script starts the page in its place, and in no other bundle', async () => {
  const endOf = async (startsPage: boolean) => {
    const chunks = [chunk('page.js', 'start()'), chunk('runtime~.js', 'const x=1;export{x};')]
    const { files } = await finishFiles(chunks, noTexts, { entry: 'page.js', eager: new Set(), startsPage })
    return files.find(({ name }) => name.startsWith('runtime-'))?.code.replace('const x=1;export{x};', '')
  }
  expect([await endOf(false), await endOf(true)]).toEqual([
    '',
    ';queueMicrotask(()=>customElements.get("raan-dashboard")||import("./page.js"))',
  ])
})
