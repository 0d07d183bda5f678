import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readBuild } from '../../scripts/build/chunks.ts'

type Outputs = Record<string, { inputs: Record<string, unknown> }>

test.each(['dist/embed', 'dist/embed-react'])(
  'ENG-673 what <raan-cart> loads before it stands brings no RxJS: %s',
  (folder) => {
    const { outputs } = JSON.parse(readFileSync(`${folder}/metafile-esm.json`, 'utf8')) as { outputs: Outputs }
    const sourcesOf = (files: readonly string[]) => files.flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}))
    const isRxjs = (source: string) => source.includes('node_modules/rxjs/')
    const first = readBuild(folder).files('src/host/auto.ts', 'src/widgets/cart/index.ts')
    expect(sourcesOf(first).filter(isRxjs)).toEqual([])
    expect(sourcesOf(Object.keys(outputs)).some(isRxjs)).toBe(true)
  },
)
