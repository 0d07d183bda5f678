import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { patches, readPatches } from '../../scripts/build/plugins/patches'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'raan-patches-'))
  mkdirSync(join(root, 'node_modules/@a/lib/src'), { recursive: true })
  mkdirSync(join(root, 'patches'))
  write('node_modules/@a/lib/src/index.js', 'export const answer =\n  41\n')
  write('entry.js', "import { answer } from '@a/lib'\nconsole.log(answer)\n")
  install('1.2.3')
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, text: string) => writeFileSync(join(root, file), text)
const install = (version: string) =>
  write('node_modules/@a/lib/package.json', JSON.stringify({ name: '@a/lib', version, main: 'src/index.js' }))
const patch = (line: string) =>
  write(
    'patches/@a+lib@1.2.3.patch',
    `--- a/src/index.js\n+++ b/src/index.js\n@@ -1,2 +1,2 @@\n export const answer =\n-  ${line}\n+  42\n`,
  )

const bundled = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'entry.js')],
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [patches(readPatches(join(root, 'patches')), root)],
  })
  return outputFiles[0]?.text ?? ''
}

test('EMBED-694 a patch applies to the version it names while bundling, and the package stays unchanged', async () => {
  patch('41')
  expect(await bundled()).toContain('var answer = 42')
  expect(readFileSync(join(root, 'node_modules/@a/lib/src/index.js'), 'utf8')).toContain('41')
})

test('EMBED-695 another version, a text not found and an unused file fail the build', async () => {
  patch('40')
  await expect(bundled()).rejects.toThrow('@a/lib/src/index.js: the patch for 1.2.3 does not apply')
  patch('41')
  install('1.2.4')
  await expect(bundled()).rejects.toThrow('@a/lib is 1.2.4, its patch is for 1.2.3')
  install('1.2.3')
  write('patches/@a+lib@1.2.3.patch', '--- a/src/b.js\n+++ b/src/b.js\n@@ -1,1 +1,1 @@\n-1\n+2\n')
  await expect(bundled()).rejects.toThrow('@a/lib: src/b.js was patched and is not used')
})

test('EMBED-696 at most three packages are patched, and each patch comes with its reason', () => {
  const names = readPatches('patches').map(({ library, version }) => `${library} ${version}`)
  expect(names.length).toBeLessThanOrEqual(3)
  const reasons = readFileSync('patches/README.md', 'utf8')
  expect(names.filter((name) => !reasons.includes(`## ${name}\n`))).toEqual([])
  const headings = [...reasons.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  expect(headings.sort()).toEqual(names.sort())
})
