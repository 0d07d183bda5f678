import { cpSync, existsSync, globSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { build as esbuild } from 'esbuild'
import { spreadBarrel } from './build/barrel.ts'
import { embedded, ownPage } from './build/bundle/always.ts'
import { bundlePage } from './build/bundle/page.ts'
import { writeChartEntryPoints } from './build/chart-entry-points.ts'
import { buildDeclarations } from './build/declarations.ts'
import { buildFrames, type FramedPage } from './build/frames.ts'
import { dropBareHelpers } from './build/helpers-chunk.ts'
import { writeLicences } from './build/licences.ts'
import { buildMap } from './build/map.ts'
import { buildPackageFiles } from './build/package-files.ts'
import { sourceStamp, stampOf, writeStamp } from './build/stamp.ts'
import { buildWholeReact } from './build/whole-react.ts'

// esbuild and tsc collect less garbage, for a fifth more memory
process.env.GOGC ??= '400'

const stampFile = 'dist/.stamp'
/** What is built; anything else in dist is from tests and of an earlier build. */
const folders = ['backend', 'demo', 'embed', 'embed-react', 'mock-auto', 'npm', 'types']

/** The page of `langraan serve`. */
const shopPage: FramedPage = {
  folder: 'dist/backend/page',
  filesPath: '/page',
  entry: 'shop-page.js',
  css: 'src/host/page/shop-page.css',
  arrange: 'src/host/page/shop-arrange.ts',
}
const demoPage: FramedPage = {
  folder: 'dist/demo',
  filesPath: '',
  entry: 'index.js',
  css: 'demo/frame-page.css',
  arrange: 'demo/arrange.ts',
  mock: 'demo/browser-mock.ts',
}

async function buildPackage(): Promise<void> {
  await buildPackageFiles()
  dropBareHelpers('dist/npm')
  spreadBarrel('dist/npm/widgets.js')
  writeChartEntryPoints('dist/npm')
}

/** The bundles that pages load as they are, and the demo. */
async function buildPages(): Promise<void> {
  await bundlePage({ entry: 'src/host/auto.ts', outDir: 'dist/embed', runtime: 'preact', always: embedded })
  await bundlePage({ entry: 'src/host/auto.ts', outDir: 'dist/embed-react', runtime: 'supplied', always: embedded })
  await bundlePage({
    entry: 'demo/index.ts',
    outDir: demoPage.folder,
    runtime: 'react',
    always: ownPage,
    isInline: true,
  })
  await bundlePage({
    entry: 'src/host/page/shop-page.ts',
    outDir: shopPage.folder,
    runtime: 'preact',
    always: ownPage,
    isInline: true,
  })
  await esbuild({
    entryPoints: ['demo/element.ts'],
    outdir: 'dist/demo',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  })
  await esbuild({
    entryPoints: ['demo/page.css', 'demo/portal.css', 'demo/map.css'],
    outdir: 'dist/demo',
    bundle: true,
    minify: true,
    logLevel: 'error',
    loader: { '.woff2': 'file' },
    assetNames: 'fonts/[name]-[hash]',
  })
  await buildWholeReact('dist/demo/react')
  for (const page of globSync('demo/*.{html,svg}')) cpSync(page, `dist/${page}`)
  await buildFrames(demoPage)
  await buildFrames(shopPage)
  await buildMap('dist/demo')
}

/**
 * Both builds, the declarations and the demo pages; does nothing if nothing changed. Steps reuse earlier
 * results for the same input; `clean` ignores them, in this build and in its existing output.
 */
export async function build({ clean = false } = {}): Promise<boolean> {
  const stamp = sourceStamp()
  const [built, way] = stampOf(stampFile)?.split(' ') ?? []
  if (built === stamp && (!clean || way === 'clean')) return true
  if (clean) process.env.LANGRAAN_CACHE = 'off'
  // each step removes what an earlier build left in its folders, and keeps files that are the same
  for (const name of existsSync('dist') ? readdirSync('dist') : [])
    if (clean || !folders.includes(name)) rmSync(`dist/${name}`, { recursive: true, force: true })
  mkdirSync('dist', { recursive: true })
  const [{ code, output }] = await Promise.all([buildDeclarations('dist/types'), buildPackage(), buildPages()])
  if (code !== 0) {
    console.error(output)
    return false
  }
  renameSync('dist/mock-auto/mock-auto.js', 'dist/embed/mock-auto.js')
  writeLicences('dist/embed', ['dist/embed', 'dist/mock-auto'])
  writeLicences('dist/backend', ['dist/backend', shopPage.folder])
  for (const folder of ['dist/embed-react', 'dist/npm']) writeLicences(folder)
  writeStamp(stampFile, `${stamp} ${process.env.LANGRAAN_CACHE === 'off' ? 'clean' : 'cached'}`)
  return true
}

if (import.meta.main) process.exit((await build({ clean: process.argv.includes('--clean') })) ? 0 : 1)
