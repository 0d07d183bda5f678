import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { run } from '../build/run.ts'
import { cartLines } from './pages/cart-baseline.ts'

const peers = 'scripts/bench/peers'
const modules = join(peers, 'node_modules')
const folder = '.cache/bench'
const light = resolve(modules, 'light-bootstrap-dashboard-react')

/** Installs the compared packages from their own lockfile when the bench first runs; nothing else uses them. */
async function install(): Promise<void> {
  const lock = createHash('sha256')
    .update(readFileSync(join(peers, 'package-lock.json')))
    .digest('hex')
  const stamp = join(modules, '.langraan-install')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing the packages to compare with …')
  const { code, output } = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: peers,
    quiet: true,
  })
  if (code !== 0) throw new Error(output)
  writeFileSync(stamp, lock)
}

/** Builds the published admin like its own build: imports relative to `src`, its React, and its published styles. */
const asPublished: Plugin = {
  name: 'as-published',
  setup({ onResolve }) {
    onResolve({ filter: /\.scss/ }, () => ({
      path: join(light, 'src/assets/css/light-bootstrap-dashboard-react.min.css'),
    }))
    onResolve({ filter: /^~assets\// }, ({ path }) => ({ path: join(light, 'src', path.slice(1)) }))
  },
}

const common: BuildOptions = {
  bundle: true,
  minify: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"production"' },
  assetNames: 'files/[name]-[hash]',
  loader: Object.fromEntries(
    ['eot', 'jpeg', 'jpg', 'png', 'svg', 'ttf', 'woff', 'woff2'].map((end) => [`.${end}`, 'file'] as const),
  ),
  logLevel: 'error',
}

const pageWith = (title: string, name: string, more = '') => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <title>${title}</title>${more}
    <script type="module" src="/bench/${name}.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`

const checkout = {
  id: 'bench',
  webUrl: '/',
  completedAt: null,
  note: '',
  discountApplications: [],
  lineItems: cartLines.map(({ title, qty, price }, at) => ({
    id: `line${at}`,
    title,
    quantity: qty,
    discountAllocations: [],
    customAttributes: [],
    variant: { id: `variant${at}`, title: 'Default Title', image: { src: '/icon.svg' }, priceV2: { amount: price } },
  })),
  subtotalPriceV2: { amount: cartLines.reduce((sum, { qty, price }) => sum + qty * price, 0) },
}

/** Builds the compared pages; returns their folder. */
export async function buildPeerPages(): Promise<string> {
  await install()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const page = (title: string, name: string, more?: string) =>
    writeFileSync(join(folder, `${name}.html`), pageWith(title, name, more))
  for (const baseline of ['cart-react', 'cart-preact']) {
    await build({ ...common, entryPoints: [`scripts/bench/pages/${baseline}.ts`], outdir: folder })
    page('Cart', baseline)
  }
  await build({ ...common, entryPoints: [join(peers, 'admin.jsx')], jsx: 'automatic', outdir: folder })
  page('Admin', 'admin')
  await build({
    ...common,
    entryPoints: { 'light-admin': join(light, 'src/index.js') },
    loader: { ...common.loader, '.js': 'jsx' },
    alias: {
      ...Object.fromEntries(
        ['assets', 'components', 'layouts', 'views'].map((name) => [name, join(light, 'src', name)]),
      ),
      'routes.js': join(light, 'src/routes.js'),
      react: join(light, 'node_modules/react'),
      'react-dom': join(light, 'node_modules/react-dom'),
    },
    plugins: [asPublished],
    publicPath: '/bench/',
    outdir: folder,
  })
  // its router has only this path
  const addressed = `<script>history.replaceState(null, '', '/admin/dashboard')</script>`
  page('Admin', 'light-admin', `<link rel="stylesheet" href="/bench/light-admin.css">${addressed}`)
  cpSync('scripts/bench/pages/embedded.html', join(folder, 'embedded.html'))
  cpSync(join(modules, '@shopify/buy-button-js/dist/buybutton.min.js'), join(folder, 'buybutton.min.js'))
  for (const file of ['buy-button.html', 'buy-button.js']) cpSync(join(peers, file), join(folder, file))
  writeFileSync(join(folder, 'checkout.json'), JSON.stringify(checkout))
  return folder
}
