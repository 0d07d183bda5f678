import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setupI18n } from '@lingui/core'
import { build } from 'esbuild'
import type * as FrameModule from '../../demo/frame/frame.tsx'
import type { FramedScreen, FramePages } from '../../demo/frame/page.ts'
import { classesOfStyles, usedCss } from '../../demo/frame/used-css.ts'
import { mapLocales } from '../../demo/map/messages.ts'
import type { ScreenFiles } from '../../src/backend/http/screen-files.ts'
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
/** in a file of its own in the embed bundle, where a page may do without it */
const session = 'src/core/auth/auth.keeping.ts'
const mock = 'demo/browser-mock.ts'

/** Files to preload for parts of a page: their code and texts, with their imports. */
function preloadsIn(folder: string, entry: string): (locale: string, roots: readonly string[]) => string[] {
  const { wave } = readBuild(folder)
  return (locale, roots) =>
    [...new Set(roots.flatMap((root) => wave(root, locale)))]
      .map((file) => file.replace(`${folder}/`, ''))
      .filter((file) => file !== entry)
}

/** Lists for the page of `langraan serve` what each screen is made of. */
function writeScreenFiles(folder: string, screens: readonly { paths: readonly string[]; file: string }[]): void {
  const preloadsOf = preloadsIn(folder, 'auto.js')
  const files = (file: string) =>
    mapLocales.map((locale) => [locale, preloadsOf(locale, [dashboard, session, file])] as const)
  const list: readonly ScreenFiles[] = screens.map(({ paths, file }) => ({
    paths,
    files: Object.fromEntries(files(file)),
  }))
  writeFileSync(`${folder}/screens.json`, JSON.stringify(list))
}

/** Writes the parts from which the server assembles the dashboard's pages with frames, and the list for other pages. */
export async function buildFrames(folder: string, embed: string): Promise<void> {
  const { framesOf, styleSheetText } = await readFrame()
  writeScreenFiles(embed, (await framesOf(() => '')).screens)
  const preloadsOf = preloadsIn(folder, 'index.js')
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
    mockPreloads: preloadsOf('th', [mock]),
    frames: Object.fromEntries(frames) as FramePages['frames'],
  }
  writeFileSync(`${folder}/frames.json`, JSON.stringify(pages))
}
