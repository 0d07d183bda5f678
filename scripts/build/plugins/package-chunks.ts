import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import type { Plugin } from 'esbuild'

const root = process.cwd()
const source = (file: string) => join(root, 'src', file)
const exportOf = (names: string, file: string) => `export ${names} from ${JSON.stringify(file)}`

const layer = /\/src\/(core|widgets|host|mock)\//
/** A file of an app. The cart is part of the runtime; what all apps share is part of none. */
const appFile = /\/src\/(?:widgets|core)\/(?!(?:cart|kernel|runtime|ui|lazy|i18n|theme)\/)([\w-]+)\//
const appOf = (file: string) => appFile.exec(file)?.[1]
const element = /\/src\/host\/element-chunks\//
const widgetDoor = /\/src\/widgets\/([\w-]+)\/index\.ts$/
/** What the first element brings: what all of them stand on, and the cart, which nearly all of them read or fill. */
const first = source('host/runtime.ts')
const cartElement = source('host/element-chunks/cart.ts')
const runtime = [exportOf('* as runtime', first), exportOf('* as cart', cartElement)]
/** An app's descriptor, which loads lazy views. */
const descriptor = /\/src\/core\/[\w-]+\/app\.ts$/
const described = '?described'

/** What every page loads once its first screen stands; their texts are one file a language, too. */
const later = source('widgets/runtime/package-later.ts')
const loadedLater = [
  'core/auth/app.ts',
  'core/kernel/presence.ts',
  'widgets/cart/later/cart-later.tsx',
  'widgets/runtime/loaded-toasts.tsx',
].map(source)
const laterCatalogs = ['cart.later', 'money', 'runtime']

/** The file that is loaded for another: an element and its screen in the dashboard are one part. */
function partOf(file: string): string {
  if (loadedLater.includes(file)) return later
  const elementFile = source(`host/element-chunks/${widgetDoor.exec(file)?.[1]}.ts`)
  const part = existsSync(elementFile) ? elementFile : file
  return part === cartElement ? first : part
}

/** What a file is loaded with. */
function joinedWith(file: string, isOwn: boolean): string[] {
  if (file === first) return [exportOf('*', cartElement)]
  const app = appOf(file)
  const door = source(`widgets/${app}/index.ts`)
  return [
    ...runtime,
    exportOf('{ basics }', source('widgets/runtime/package-basics.ts')),
    ...(app || element.test(file) ? [exportOf('{ desk }', source('widgets/runtime/package-desk.ts'))] : []),
    ...(isOwn && existsSync(door) ? [exportOf('* as own', door)] : []),
  ]
}

/**
 * A consumer's bundler cuts our files by who loads them: code that some parts have in common, and others do not, would be
 * files, that is requests, of their own. So all parts that are loaded later begin with the same code: the runtime, what the
 * later parts of the first screen share with others (package-basics.ts), and the parts of a widget with that widget. Parts
 * of `core` begin with the engine instead, since it runs without React.
 *
 * The descriptor that a widget imports is a copy, whose lazy views begin as the widget's parts do, which hold the same code.
 */
export const packageChunks: Plugin = {
  name: 'package-chunks',
  setup(build) {
    build.onResolve({ filter: /^\./ }, async ({ kind, path, resolveDir, importer, pluginData }) => {
      if (path.endsWith('.po')) return undefined
      const from = layer.exec(`${resolveDir}/`)?.[1]
      const isLoaded = kind === 'dynamic-import' && from !== 'mock'
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
