import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import type { Plugin } from 'esbuild'

const root = process.cwd()
const source = (file: string) => join(root, 'src', file)
const exportOf = (names: string, file: string) => `export ${names} from ${JSON.stringify(file)}`

const layer = /\/src\/(core|widgets|host|mock|service)\//
/** No page's first screen waits for what these load. */
const ofBackend = ['mock', 'service']
/** A file of an app. The cart is part of the runtime; what all apps share belongs to none. */
const appFile = /\/src\/(?:widgets|core)\/(?!(?:cart|kernel|runtime|ui|lazy|i18n|theme)\/)([\w-]+)\//
const appOf = (file: string) => appFile.exec(file)?.[1]
const element = /\/src\/host\/element-chunks\//
const widgetEntryPoint = /\/src\/widgets\/([\w-]+)\/index\.ts$/
/** Comes with the first element: what all of them use, and the cart, which nearly all read or fill. */
const first = source('host/runtime.ts')
const cartElement = source('host/element-chunks/cart.ts')
const runtime = [exportOf('* as runtime', first), exportOf('* as cart', cartElement)]
/** An app's descriptor, which loads lazy views. */
const descriptor = /\/src\/core\/[\w-]+\/app\.ts$/
const described = '?described'

/** What every page loads after its first screen; its texts are also one file per language. */
const later = source('widgets/runtime/package-later.ts')
const loadedLater = [
  'core/auth/app.ts',
  'core/kernel/presence.ts',
  'widgets/cart/later/cart-later.tsx',
  'widgets/runtime/loaded-toasts.tsx',
].map(source)
const laterCatalogs = ['cart.later', 'money', 'runtime']

/** The file that loads another one: an element and its dashboard screen count as one part. */
function partOf(file: string): string {
  if (loadedLater.includes(file)) return later
  const elementFile = source(`host/element-chunks/${widgetEntryPoint.exec(file)?.[1]}.ts`)
  const part = existsSync(elementFile) ? elementFile : file
  return part === cartElement ? first : part
}

/** What a file loads together with. */
function joinedWith(file: string, isOwn: boolean): string[] {
  if (file === first) return [exportOf('*', cartElement)]
  const app = appOf(file)
  const entryPoint = source(`widgets/${app}/index.ts`)
  return [
    ...runtime,
    exportOf('{ basics }', source('widgets/runtime/package-basics.ts')),
    ...(app || element.test(file) ? [exportOf('{ desk }', source('widgets/runtime/package-desk.ts'))] : []),
    ...(isOwn && existsSync(entryPoint) ? [exportOf('* as own', entryPoint)] : []),
  ]
}

/**
 * A consumer's bundler splits our files by importer: code that only some parts share would become files, and
 * requests, of its own. So all parts that load later begin with the same code: the runtime, what the later
 * parts of the first screen share with others (package-basics.ts), and for a widget's parts the widget. Parts
 * of `core` begin instead with what of that runs without React: the engine, contracts and outcomes that the cart needs, and a
 * function of the page's first file. The descriptor a widget imports is a copy, whose lazy views begin like the widget's parts,
 * which contain the same code.
 */
export const packageChunks: Plugin = {
  name: 'package-chunks',
  setup(build) {
    build.onResolve({ filter: /^\./ }, async ({ kind, path, resolveDir, importer, pluginData }) => {
      if (path.endsWith('.po')) return undefined
      const from = layer.exec(`${resolveDir}/`)?.[1]
      const isLoaded = kind === 'dynamic-import' && !ofBackend.includes(from ?? '')
      const isDescribed =
        kind === 'import-statement' && (from === 'widgets' || from === 'host') && path.endsWith('/app')
      if (pluginData === 'joined' || !(isLoaded || isDescribed)) return undefined
      const options = { kind: 'import-statement', resolveDir, importer, pluginData: 'joined' } as const
      const file = (await build.resolve(path, options)).path
      if (isDescribed) return descriptor.test(file) ? { path: file, suffix: described } : undefined
      if (from === 'core' && pluginData !== described) return { path: relative(root, file), namespace: 'joined-core' }
      const wanted = partOf(file)
      const isOwn = appOf(wanted) !== undefined && appOf(wanted) === appOf(importer)
      return { path: relative(root, wanted), namespace: 'joined', suffix: isOwn ? '?own' : '' }
    })
    build.onLoad({ filter: /.*/, namespace: 'joined' }, ({ path, suffix }) => ({
      contents: [exportOf('*', join(root, path)), ...joinedWith(join(root, path), suffix === '?own')].join('\n'),
      resolveDir: root,
    }))
    build.onLoad({ filter: /.*/, namespace: 'joined-core' }, ({ path }) => ({
      contents: [
        exportOf('*', join(root, path)),
        exportOf('{ startEngine }', source('core/engine.ts')),
        exportOf('{ lazyPart }', source('core/kernel/lazy-part.ts')),
        exportOf('{ authCalls }', source('core/auth/auth.contract.ts')),
        exportOf('{ isErrorFree }', source('core/kernel/field-errors.ts')),
        exportOf('{ isConclusive }', source('core/kernel/outcome.ts')),
        exportOf('{ cartCalls }', source('core/cart/cart.contract.ts')),
        exportOf('{ orderLineSchema }', source('core/orders/orders.line.ts')),
        exportOf('{ fire }', source('host/dom-events.ts')),
      ].join('\n'),
      resolveDir: root,
    }))

    build.onLoad({ filter: descriptor, namespace: 'file' }, async ({ path, suffix }) =>
      suffix === described
        ? { contents: await readFile(path, 'utf8'), loader: 'ts', resolveDir: dirname(path), pluginData: described }
        : undefined,
    )

    build.onResolve({ filter: /\.po$/ }, ({ path, kind, namespace }) =>
      namespace === 'texts' && kind === 'dynamic-import' && laterCatalogs.includes(basename(path, '.po'))
        ? { path: dirname(path), namespace: 'joined-texts' }
        : undefined,
    )
    build.onLoad({ filter: /.*/, namespace: 'joined-texts' }, ({ path }) => ({
      contents: [
        ...laterCatalogs.map(
          (name, nth) => `import { messages as m${nth} } from ${JSON.stringify(`${path}/${name}.po`)}`,
        ),
        `export const messages = { ${laterCatalogs.map((_, nth) => `...m${nth}`).join(', ')} }`,
      ].join('\n'),
      resolveDir: root,
    }))
  },
}
