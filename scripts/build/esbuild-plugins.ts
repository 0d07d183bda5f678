import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration'
import { type Plugin, transform } from 'esbuild'
import { asModule } from './as-module.ts'
import { textsOf, textsPattern } from './catalogs.ts'
import { withFacts } from './facts.ts'
import { leanLibraries } from './lean-libraries.ts'
import { compileCatalog, expandMacros, usesMacros } from './messages.ts'

const root = process.cwd()

/** A widget's styles become a module that registers its sheet, so they travel in the widget's own chunk. */
const sheets: Plugin = {
  name: 'sheets',
  setup(build) {
    build.onResolve({ filter: virtualCssFileFilter }, ({ path }) => ({ path, namespace: 'sheet', sideEffects: true }))
    build.onLoad({ filter: /.*/, namespace: 'sheet' }, async ({ path }) => {
      const { fileName, source } = await getSourceFromVirtualCssFile(path)
      const css = await transform(source, { loader: 'css', minify: true })
      const registry = JSON.stringify(join(root, 'src/widgets/theme/sheets.ts'))
      return {
        contents: `import { registerSheet } from ${registry}\nregisterSheet(${JSON.stringify(fileName.replace(/^src\/widgets|\.css\.ts\.vanilla\.css$/g, ''))}, ${JSON.stringify(css.code.trim())})`,
        loader: 'js',
        resolveDir: root,
      }
    })
  },
}

const macros: Plugin = {
  name: 'lingui-macros',
  setup(build) {
    build.onLoad({ filter: /\/src\/widgets\/.*\.tsx?$/, namespace: 'file' }, async ({ path }) => {
      if (path.endsWith('.css.ts')) return undefined
      const source = await readFile(path, 'utf8')
      if (!usesMacros(source)) return undefined
      return { contents: await expandMacros(source, path), loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}

const catalogs: Plugin = {
  name: 'catalogs',
  setup(build) {
    // each widget has its copy: a shared one would be a file, that is a request, of its own
    build.onResolve({ filter: textsPattern }, ({ path, importer }) => ({
      path,
      namespace: 'texts',
      suffix: `?${/widgets\/([\w-]+)/.exec(importer)?.[1] ?? ''}`,
    }))
    build.onLoad({ filter: /.*/, namespace: 'texts' }, ({ path }) => ({
      contents: textsOf(root, textsPattern.exec(path)?.[1] ?? ''),
      resolveDir: root,
    }))
    build.onLoad({ filter: /\.po$/ }, async ({ path }) => ({ contents: await compileCatalog(path), loader: 'js' }))
  },
}

type Cut = {
  name: string
  filter: RegExp
  cut(source: string): string
  /** read only these of the files the filter finds; each text of `holds` must be met by one of them */
  holds?: readonly string[]
}

/** Cuts what a dependency does to the host page; the build fails when a new version no longer holds the text. */
const cutPlugin = ({ name, filter, cut, holds }: Cut): Plugin => ({
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

/** The widget's own place (root.tsx): what is dragged or opened over the calendar has our theme there. */
const themed = 'const theme = el.closest("[part~=root]"); if (theme) return theme;'

/**
 * FullCalendar styles the page's body while something is dragged, and puts what is dragged where our theme is not. The
 * names of its files are hashes: they are known by what they hold.
 */
const calendarCut = cutPlugin({
  name: '@fullcalendar/react',
  filter: /@fullcalendar\/react\/chunks\/\w+\.js$/,
  holds: [
    'preventSelection(document.body)',
    'document.body.classList.add(',
    'function getAppendableRoot(el) {',
    'import React, {',
    "'aria-label': omitHint ? dateStr",
  ],
  cut: (source) =>
    source
      // a column is called what stands above it, which is not in the words it would be called by
      .replace("'aria-label': omitHint ? dateStr", "'aria-label': omitHint ? undefined")
      // our React has no default export
      .replace('import React, {', 'import { useId as stableId,')
      .replaceAll('React.useId', 'stableId')
      .replaceAll(/\b(?:prevent|allow)(?:Selection|ContextMenu)\(document\.body\);/g, '')
      .replaceAll(/\bdocument\.body\.classList\.(?:add|remove)\(classNames\.notAllowed\);/g, '')
      .replace('function getAppendableRoot(el) {', `function getAppendableRoot(el) { ${themed}`),
})

/** FullCalendar's sheets are registered as ours are; what they say of the page they say of the widget's place. */
const calendarSheets: Plugin = {
  name: 'calendar-sheets',
  setup(build) {
    // without its ending: tsup has a way of its own with .css
    build.onResolve({ filter: /^@fullcalendar\/react\/.*\.css$/ }, ({ path }) => ({
      path: join(root, 'node_modules', path.slice(0, -'.css'.length)),
      namespace: 'calendar-sheet',
      sideEffects: true,
    }))
    build.onLoad({ filter: /.*/, namespace: 'calendar-sheet' }, async ({ path }) => {
      const css = await transform(await readFile(`${path}.css`, 'utf8'), { loader: 'css', minify: true })
      if (path.endsWith('/skeleton') && !css.code.includes(':root'))
        throw new Error(`${path}.css: no :root to replace; read its new source and mend this plugin`)
      const registry = JSON.stringify(join(root, 'src/widgets/theme/sheets.ts'))
      const id = `/calendar/fullcalendar/${basename(path)}`
      const text = css.code.trim().replaceAll(':root', ':where([part~=root])')
      return {
        contents: `import { registerSheet } from ${registry}\nregisterSheet(${JSON.stringify(id)}, ${JSON.stringify(text)})`,
        loader: 'js',
        resolveDir: root,
      }
    })
  },
}

/** Importing wouter would replace the host's history.pushState and replaceState. */
const wouterCut = cutPlugin({
  name: 'wouter',
  filter: /wouter\/src\/use-browser-location\.js$/,
  cut: (source) => source.split('const patchKey')[0] ?? source,
})

const withSelector = 'use-sync-external-store/cjs/use-sync-external-store-shim/with-selector.production.js'

/** React has had its own since 18; the shim is what @xstate/react asks for. Its file for selectors becomes a module. */
const ownStore: Plugin = {
  name: 'own-store',
  setup(build) {
    build.onResolve({ filter: /^use-sync-external-store\/shim\/with-selector(\.js)?$/ }, () => ({
      path: 'with-selector',
      namespace: 'own-store',
    }))
    build.onLoad({ filter: /^with-selector$/, namespace: 'own-store' }, async () => {
      const source = withFacts(
        'use-sync-external-store',
        await readFile(join(root, 'node_modules', withSelector), 'utf8'),
        {
          variables: { objectIs: 'Object.is' },
          idle: ['useDebugValue'],
        },
      )
      return { contents: asModule(source), resolveDir: root }
    })
    build.onResolve({ filter: /^use-sync-external-store\/shim(\/index\.js)?$/ }, () => ({
      path: 'shim',
      namespace: 'own-store',
    }))
    build.onLoad({ filter: /^shim$/, namespace: 'own-store' }, () => ({
      contents: "export { useSyncExternalStore } from 'react'",
      resolveDir: root,
    }))
  },
}

/** Lucide's icons draw themselves with a part of ours: theirs brings contexts and builders nobody here uses. */
const leanIcons: Plugin = {
  name: 'lean-icons',
  setup(build) {
    build.onResolve({ filter: /\/createLucideIcon\.mjs$/ }, ({ importer }) =>
      importer.includes('lucide-react') ? { path: join(root, 'src/widgets/ui/create-icon.ts') } : undefined,
    )
  },
}

/** The transport hands ofetch whole addresses and takes streams: what it has for queries and for reading JSON stays out. */
const leanFetch: Plugin = {
  name: 'lean-fetch',
  setup(build) {
    build.onResolve({ filter: /^(ufo|destr)$/ }, ({ path }) => ({ path, namespace: 'lean-fetch' }))
    build.onLoad({ filter: /.*/, namespace: 'lean-fetch' }, ({ path }) => ({
      contents:
        path === 'ufo'
          ? 'export const withBase = (url) => url, withQuery = (url) => url'
          : 'export default (text) => JSON.parse(text)',
    }))
  },
}

/** All widgets but the cart have a second part in common. */
const family = /\/src\/widgets\/(?!cart\/index|root\/|ui\/)/
/** The folder of a widget with a chunk of its own; the cart's is the runtime. */
const appFolder = /^.*\/src\/widgets\/(?!cart\/|root\/|ui\/|i18n\/|theme\/)[\w-]+\//
/** What an app's widget is to the page, written by `npm run generate`. */
const elementChunk = (app: string) => join(root, `src/host/element-chunks/${app}.ts`)
/** The app of a widget, or of its element chunk: to a page they are one, whoever asks for it. */
const appOf = (file: string) => /\/(?:element-chunks|widgets)\/([\w-]+)(?:\/index)?\.ts$/.exec(file)?.[1] ?? ''
const hostFile = (name: string) => JSON.stringify(join(root, `src/host/${name}.ts`))

/**
 * Whatever is loaded later begins with the runtime: then all that the runtime is made of is wanted by the same chunks, and
 * esbuild leaves it in one piece. An element's chunk hands the runtime on (src/host/element-files.ts). What a widget loads
 * later out of its own folder begins with the widget for the same reason.
 */
const joinChunks: Plugin = {
  name: 'join-chunks',
  setup(build) {
    build.onResolve({ filter: /^\./ }, async ({ kind, path, resolveDir, importer, pluginData }) => {
      if (kind !== 'dynamic-import' || path.endsWith('.po') || pluginData === 'joined') return undefined
      const options = { kind: 'import-statement', resolveDir, importer, pluginData: 'joined' } as const
      const asked = (await build.resolve(path, options)).path
      const file = existsSync(elementChunk(appOf(asked))) ? join(root, `src/widgets/${appOf(asked)}/index.ts`) : asked
      const folder = appFolder.exec(importer)?.[0]
      // a part that is no widget has no door to begin with
      const isOwn = folder && file.startsWith(folder) && existsSync(`${folder}index.ts`)
      return { path: file, namespace: 'joined', suffix: isOwn ? '?own' : '' }
    })
    build.onLoad({ filter: /.*/, namespace: 'joined' }, ({ path, suffix }) => ({
      contents: [
        `export * from ${JSON.stringify(existsSync(elementChunk(appOf(path))) ? elementChunk(appOf(path)) : path)}`,
        `export * as runtime from ${hostFile('runtime')}`,
        ...(family.test(path) ? [`export { desk } from ${hostFile('desk')}`] : []),
        ...(suffix ? [`export * as own from ${JSON.stringify(`${appFolder.exec(path)?.[0]}index.ts`)}`] : []),
      ].join('\n'),
      resolveDir: root,
    }))
  },
}

/**
 * The script of the page and the runtime share two small modules without a state. Each gets its own copy: a shared one
 * would be a chunk, that is a request, of its own.
 */
const lightCopies: Plugin = {
  name: 'light-copies',
  setup(build) {
    build.onResolve({ filter: /^\.\/(arrival|events)$/ }, ({ path, importer }) =>
      /\/host\/(define-element|provider)\.ts$/.test(importer)
        ? { path: join(root, 'src/host', `${path}.ts`), suffix: '?light' }
        : undefined,
    )
  },
}

export const sourcePlugins = (): Plugin[] => [
  sheets,
  vanillaExtractPlugin(),
  macros,
  catalogs,
  wouterCut,
  calendarCut,
  calendarSheets,
  ownStore,
]
/** For a page: our code with all it stands on, and React as `react` brings it. */
export const bundlePlugins = (react: Plugin): Plugin[] => [
  ...sourcePlugins(),
  leanIcons,
  leanFetch,
  leanLibraries,
  react,
  lightCopies,
  joinChunks,
]
