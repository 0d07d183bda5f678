import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setupI18n } from '@lingui/core'
import { build } from 'esbuild'
import type * as FrameModule from '../../demo/frame/frame.tsx'
import type { FramePages } from '../../demo/frame/page.ts'
import { classesOfStyles, usedCss } from '../../demo/frame/used-css.ts'
import { mapLocales } from '../../demo/map/messages.ts'
import { sourcePlugins } from './esbuild-plugins.ts'
import { compileCatalog } from './messages.ts'

const asModule = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`)

/** Bundles the frame's code to render it here, without the screens' code. */
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
        setup: ({ onResolve }) =>
          onResolve({ filter: /^\./ }, ({ kind, path }) =>
            kind === 'dynamic-import' ? { path, external: true } : undefined,
          ),
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

type Metafile = {
  outputs: Record<string, { imports: { path: string; kind: string }[] }>
  parts: Record<string, { file: string; texts: Record<string, string> }>
}

const shared = ['src/host/element-chunks/dashboard.ts', 'src/host/runtime.ts']
const mock = 'demo/browser-mock.ts'
/** the landing page */
const first = 'src/widgets/sales/index.ts'

/** Files to preload: the dashboard's code and texts, and the mock, with their imports. */
function preloadsOf(folder: string): Pick<FramePages, 'preloads' | 'mockPreloads'> {
  const { outputs, parts } = JSON.parse(readFileSync(`${folder}/metafile-esm.json`, 'utf8')) as Metafile
  const partOf = (root: string) => {
    const part = parts[root]
    if (!part) throw new Error(`the dashboard's page has no part ${root}`)
    return part
  }
  const filesOf = (roots: readonly string[]): string[] => {
    const files = new Set<string>()
    const waiting = roots.map((root) => partOf(root).file)
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (files.has(file)) continue
      files.add(file)
      for (const { path, kind } of outputs[file]?.imports ?? []) if (kind === 'import-statement') waiting.push(path)
    }
    return [...files]
  }
  const of = (locale: string, roots: readonly string[]) =>
    [...new Set([...filesOf(roots), ...roots.flatMap((root) => partOf(root).texts[locale] ?? [])])]
      .map((file) => file.replace(`${folder}/`, ''))
      .filter((file) => file !== 'index.js')
  const preloads = mapLocales.map(
    (locale) => [locale, { screen: of(locale, shared), sales: of(locale, [...shared, first]) }] as const,
  )
  return {
    preloads: Object.fromEntries(preloads) as Record<(typeof mapLocales)[number], (typeof preloads)[number][1]>,
    mockPreloads: of('th', [mock]),
  }
}

/** Writes the parts from which the server assembles the dashboard's pages with frames. */
export async function buildFrames(folder: string): Promise<void> {
  const { framesOf, styleSheetText } = await readFrame()
  const sizes = classesOfStyles()
  const frames = await Promise.all(
    mapLocales.map(async (locale) => {
      const { messages } = await asModule(await compileCatalog(`src/widgets/i18n/locales/${locale}/dashboard.po`))
      const i18n = setupI18n({ locale, messages: { [locale]: messages } })
      const { screens, html } = framesOf((name) => i18n._(name))
      const plain = Object.entries(html).map(([place, text]) => [place, sizes.asClasses(text)])
      return [locale, { screens, html: Object.fromEntries(plain) as typeof html }] as const
    }),
  )
  const all = frames.flatMap(([, { html }]) => Object.values(html)).join('')
  const pages: FramePages = {
    style: (await bundled('demo/frame/frame-page.css')) + usedCss(styleSheetText(), all) + sizes.css(),
    script: await bundled('demo/frame/arrange.ts'),
    ...preloadsOf(folder),
    frames: Object.fromEntries(frames) as FramePages['frames'],
  }
  writeFileSync(`${folder}/frames.json`, JSON.stringify(pages))
}
