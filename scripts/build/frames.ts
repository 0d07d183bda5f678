import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setupI18n } from '@lingui/core'
import { build } from 'esbuild'
import type * as FrameModule from '../../demo/frame/frame.tsx'
import type { FramedScreen, FramePages } from '../../demo/frame/page.ts'
import { classesOfStyles, usedCss } from '../../demo/frame/used-css.ts'
import { mapLocales } from '../../demo/map/messages.ts'
import { filesPath, type PageFiles } from '../../src/backend/http/screen-files.ts'
import { readBuild } from './chunks.ts'
import { sourcePlugins } from './esbuild-plugins.ts'
import { compileCatalog } from './messages.ts'

const moduleOf = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`

/** Marks what the plugin below resolves itself. */
const own = Symbol()

/** Bundles the frame's code to render it here; instead of the screens' code, their files' names. */
async function readFrame(): Promise<typeof FrameModule> {
  const outfile = 'node_modules/.cache/frame.mjs'
  await build({
    entryPoints: ['demo/frame/frame.tsx'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'error',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    // react-dom/server is CommonJS and requires Node's modules
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    plugins: [
      {
        name: 'without-screens',
        setup({ onResolve, resolve }) {
          onResolve({ filter: /^\./ }, async ({ kind, path, resolveDir, pluginData }) => {
            if (path === './row') return { path: join(process.cwd(), 'demo/frame/screen-part.ts') }
            if (kind !== 'dynamic-import' || pluginData === own) return undefined
            const found = await resolve(path, { kind, resolveDir, pluginData: own })
            const name = JSON.stringify(relative(process.cwd(), found.path))
            return { path: moduleOf(`export const file = ${name}`), external: true, errors: found.errors }
          })
        },
      },
      ...sourcePlugins(),
    ],
  })
  return import(`${join(process.cwd(), outfile)}?${Date.now()}`)
}

async function bundled(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
    outdir: 'dist/demo',
    loader: { '.woff2': 'file' },
    assetNames: 'fonts/[name]-[hash]',
    publicPath: '/',
  })
  const [{ text = '' } = {}] = outputFiles.filter(({ path }) => /\.(?:js|css)$/.test(path))
  return text.trim()
}

const dashboard = 'src/host/element-chunks/dashboard.ts'
const shared = [dashboard, 'src/host/runtime.ts']
const mock = 'demo/browser-mock.ts'

/** Files to preload for parts of a page: their code and texts, with their imports. */
function preloadsIn(folder: string): (locale: string, roots: readonly string[]) => string[] {
  const { wave } = readBuild(folder)
  return (locale, roots) =>
    [...new Set(roots.flatMap((root) => wave(root, locale)))].map((file) => file.replace(`${folder}/`, ''))
}

/** A page's script as the page contains it: what it imports, which was beside its file, is at this path. */
function inlineScript(folder: string, name: string, path: string): string {
  const file = `${folder}/${name}`
  const users = Object.entries(readBuild(folder).outputs).filter(([, { imports }]) =>
    imports.some((each) => each.path === file),
  )
  // they would load it once more
  if (users.length > 0) throw new Error(`${file} is imported by ${users.map(([user]) => user).join()}`)
  const code = readFileSync(file, 'utf8').replace(/(["'`])\.\/(?=[^"'`]*\.js\1)/g, `$1${path}/`)
  if (/<\/script|<!--/i.test(code)) throw new Error(`${file} has a text that would end the page's script`)
  return code.trim()
}

/** Writes what the page of `langraan serve` contains, and of which files each of its screens is made. */
export async function writePageFiles(folder: string): Promise<void> {
  const { screens } = await (await readFrame()).framesOf(() => '')
  const preloadsOf = preloadsIn(folder)
  const files = (file: string) => mapLocales.map((locale) => [locale, preloadsOf(locale, [...shared, file])] as const)
  const built: PageFiles = {
    script: inlineScript(folder, 'shop-page.js', filesPath),
    locales: mapLocales,
    screens: screens.map(({ paths, file }) => ({ paths, files: Object.fromEntries(files(file)) })),
  }
  writeFileSync(`${folder}/page.json`, JSON.stringify(built))
}

/** Writes the parts from which the server assembles the dashboard's pages with frames. */
export async function buildFrames(folder: string): Promise<void> {
  const { framesOf, styleSheetText } = await readFrame()
  const preloadsOf = preloadsIn(folder)
  const sizes = classesOfStyles()
  const frames = await Promise.all(
    mapLocales.map(async (locale) => {
      const { messages } = await import(
        moduleOf(await compileCatalog(`src/widgets/i18n/locales/${locale}/dashboard.po`))
      )
      const i18n = setupI18n({ locale, messages: { [locale]: messages } })
      const { screens, html } = await framesOf((name) => i18n._(name))
      const plain = Object.entries(html).map(([place, text]) => [place, sizes.asClasses(text)])
      const framed: readonly FramedScreen[] = screens.map(({ file, ...screen }) => ({
        ...screen,
        preloads: preloadsOf(locale, [...shared, file]),
      }))
      return [locale, { screens: framed, html: Object.fromEntries(plain) as typeof html }] as const
    }),
  )
  const all = frames.flatMap(([, { html }]) => Object.values(html)).join('')
  const pages: FramePages = {
    style: (await bundled('demo/frame/frame-page.css')) + usedCss(styleSheetText(), all) + sizes.css(),
    script: await bundled('demo/frame/arrange.ts'),
    icon: `data:image/svg+xml,${encodeURIComponent(readFileSync('demo/icon.svg', 'utf8'))}`,
    entry: inlineScript(folder, 'index.js', ''),
    mockPreloads: preloadsOf('th', [mock]),
    frames: Object.fromEntries(frames) as FramePages['frames'],
  }
  writeFileSync(`${folder}/frames.json`, JSON.stringify(pages))
}
