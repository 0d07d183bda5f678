import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, inject, test } from 'vitest'
import { run } from '../../scripts/build/run.ts'
import { openBundled } from './bundled-page.ts'

const section = readFileSync('docs/embedding.md', 'utf8').split('\n### Server rendering\n')[1]?.split('\n## ')[0] ?? ''
const [example = ''] = [...section.matchAll(/^```tsx\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code)

const onServer = `import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { NewOrder } from './new-order'
console.log(renderToString(createElement(NewOrder, { onStored() {} })))`

const inBrowser = `import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { NewOrder } from './new-order'
const onStored = (number) => { document.title = number }
hydrateRoot(document.querySelector('main'), createElement(NewOrder, { onStored }), {
  onRecoverableError: (error) => { document.title = error.message },
})`

test('PKG-3903 an element in server-rendered React, as documented, has its properties, and its events are heard', async () => {
  const folder = join(inject('consumer'), 'server-rendering')
  mkdirSync(folder)
  writeFileSync(join(folder, 'new-order.tsx'), example)
  writeFileSync(join(folder, 'server.js'), onServer)
  writeFileSync(join(folder, 'main.js'), inBrowser)
  const shared = { absWorkingDir: folder, bundle: true, jsx: 'automatic', format: 'esm', logLevel: 'error' } as const
  await build({
    ...shared,
    entryPoints: ['server.js'],
    outfile: 'out-server.js',
    platform: 'node',
    packages: 'external',
  })
  await build({ ...shared, entryPoints: ['main.js'], outdir: 'out', splitting: true })
  const { code, output } = await run('node', [join(folder, 'out-server.js')], { quiet: true })
  expect(code, output).toBe(0)

  await using page = await openBundled(join(folder, 'out'), { body: `<main>${output.trim()}</main>` })
  const order = page.tab.locator('raan-order')
  await order.waitFor({ state: 'attached' })
  await page.tab.waitForFunction(() => customElements.get('raan-order'))
  expect(await order.evaluate((element) => Reflect.get(element, 'shopId'))).toBe(1)
  await order.evaluate((element) => {
    const detail = { order: { OrderNumber: 'LR-1' } }
    element.dispatchEvent(new CustomEvent('raan-order-submitted', { detail }))
  })
  expect(await page.tab.title()).toBe('LR-1')
  expect(page.errors).toEqual([])
})
