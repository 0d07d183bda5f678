import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setupI18n } from '@lingui/core'
import { build } from 'esbuild'
import { mapLocales } from '../../demo/map/messages.ts'
import type { FramedScreen, FramePages } from '../../src/backend/http/framed-page.ts'
import type { Locale } from '../../src/core/kernel/locale.ts'
import type * as FrameModule from '../../src/host/page/static-frame.tsx'
import { classesOfStyles, usedCss } from '../../src/host/page/used-css.ts'
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
    entryPoints: ['src/host/page/static-frame.tsx'],
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
            if (path === './row') return { path: join(process.cwd(), 'src/host/page/screen-part.ts') }
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

export type FramedPage = {
  /** folder of the page's files */
  folder: string
  /** the path they are at */
  filesPath: string
  /** name of its script */
  entry: string
  /** style sheet of the page, and script that runs before the dashboard's code is there */
  css: string
  arrange: string
  /** source of the mock in the page */
  mock?: string
}

type Frame = Awaited<ReturnType<typeof readFrame>>

/** A page's frames in one language, and their screens with the files they are made of. */
async function framesIn(locale: Locale, { framesOf }: Frame, preloadsOf: (roots: readonly string[]) => string[]) {
  const { messages } = await import(moduleOf(await compileCatalog(`src/widgets/i18n/locales/${locale}/dashboard.po`)))
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  const { screens, html } = await framesOf((name) => i18n._(name))
  const framed = screens.map(
    ({ file, ...screen }): FramedScreen => ({
      ...screen,
      preloads: preloadsOf([...shared, file]),
    }),
  )
  return { screens: framed, html }
}

/** The page's style sheet as a file, for pages whose inline style isn't applied. */
const styleFile = 'page-style.css'

/** Writes the parts from which the server assembles a page of the dashboard with its frame. */
export async function buildFrames({ folder, filesPath, entry, css, arrange, mock }: FramedPage): Promise<void> {
  const frame = await readFrame()
  const preloadsOf = preloadsIn(folder)
  const sizes = classesOfStyles()
  const frames = await Promise.all(
    mapLocales.map(async (locale) => {
      const { screens, html } = await framesIn(locale, frame, (roots) => preloadsOf(locale, roots))
      const plain = Object.entries(html).map(([place, text]) => [place, sizes.asClasses(text)])
      const framed: FramePages['frames'][Locale] = { screens, html: Object.fromEntries(plain) }
      return [locale, framed] as const
    }),
  )
  const [runtime = ''] = readBuild(folder).wave('src/host/runtime.ts')
  const pageStyle = await bundled(css)
  writeFileSync(`${folder}/${styleFile}`, pageStyle)
  const all = frames.flatMap(([, { html }]) => Object.values(html)).join('')
  const pages: Omit<FramePages, 'build'> = {
    filesPath,
    style: pageStyle + usedCss(frame.styleSheetText(), all) + sizes.css(),
    icon: `data:image/svg+xml,${encodeURIComponent(readFileSync('demo/icon.svg', 'utf8'))}`,
    styleFile,
    entry: inlineScript(folder, entry, filesPath),
    start: runtime.replace(`${folder}/`, ''),
    script: await bundled(arrange),
    mockPreloads: mock === undefined ? [] : preloadsOf('th', [mock]),
    frames: Object.fromEntries(frames) as FramePages['frames'],
  }
  const text = JSON.stringify(pages)
  const build = createHash('sha256').update(text).digest('hex').slice(0, 16)
  writeFileSync(`${folder}/frames.json`, JSON.stringify({ build, ...pages } satisfies FramePages))
}
