import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { finishMark } from '../../scripts/build/finish'

/** What the files of one small bundle are called. */
async function namesWith(js: string): Promise<string[]> {
  const { outputFiles } = await build({
    stdin: { contents: "import('./package.json')", resolveDir: process.cwd() },
    outdir: 'nowhere',
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    banner: { js },
  })
  return outputFiles.map(({ path }) => path).filter((path) => !path.endsWith('stdin.js'))
}

test('BUILD-10 files that are finished otherwise have other names', async () => {
  const names = await namesWith(finishMark)
  expect([names.length, await namesWith(finishMark)]).toEqual([1, names])
  expect(await namesWith(finishMark.replace(/[0-9a-f]{4}/, 'else'))).not.toEqual(names)
})
