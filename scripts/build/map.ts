import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { setupI18n } from '@lingui/core'
import { build, type Metafile, type Plugin } from 'esbuild'
import type { Facts } from '../../demo/map/facts.ts'
import { mapLocales } from '../../demo/map/messages.ts'
import { mapFile, mapPage } from '../../demo/map/page.ts'
import { entryPointsOf, paperOf, purposesOf } from '../../demo/map/product.ts'
import { sourcePlugins } from './esbuild-plugins.ts'
import { compileCatalog } from './messages.ts'

const asModule = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`)

/** The map doesn't need the screens' own code. */
const withoutScreens: Plugin = {
  name: 'without-screens',
  setup(build) {
    build.onResolve({ filter: /^\./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
  },
}

async function readFacts(): Promise<Facts> {
  const { outputFiles } = await build({
    entryPoints: ['demo/map/facts.ts'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'error',
    plugins: [withoutScreens, ...sourcePlugins()],
  })
  return (await asModule(outputFiles[0]?.text ?? '')).facts
}

/** Exports of the package's built files, by path. */
function exportedNames(): Record<string, string[]> {
  const { outputs } = JSON.parse(readFileSync('dist/npm/metafile-esm.json', 'utf8')) as Metafile
  const entryPoints = Object.entries(outputs).filter(([, { entryPoint, exports }]) => entryPoint && exports.length > 0)
  return Object.fromEntries(entryPoints.map(([file, { exports }]) => [`./${file}`, exports]))
}

/** Pages that list every screen, element, entry point and document, one per language, with names from the product. */
export async function buildMap(folder: string): Promise<void> {
  const facts = await readFacts()
  const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8'))
  const papers = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...globSync('docs/**/*.md').sort()]
  const elementPages = ['docs/embedding.md', ...globSync('docs/elements/*.md').sort()]
  const product = {
    ...facts,
    purposes: purposesOf(facts.tags, elementPages.map((file) => readFileSync(file, 'utf8')).join('\n')),
    entryPoints: entryPointsOf(name, exports, exportedNames()),
    papers: papers.map((file) => paperOf(file, readFileSync(file, 'utf8'))),
  }
  for (const file of papers) cpSync(file, `${folder}/${file}`)
  for (const locale of mapLocales) {
    const { messages } = await asModule(await compileCatalog(`src/widgets/i18n/locales/${locale}/dashboard.po`))
    const i18n = setupI18n({ locale, messages: { [locale]: messages } })
    writeFileSync(
      `${folder}/${mapFile(locale)}`,
      mapPage(locale, product, (name) => i18n._(name)),
    )
  }
}
