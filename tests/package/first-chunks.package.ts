import { expect, test } from 'vitest'
import { readBuild } from '../../scripts/build/chunks.ts'

test.each(['dist/embed', 'dist/embed-react'])(
  'ENG-673 the files <raan-cart> loads before it is shown contain no RxJS: %s',
  (folder) => {
    const { outputs, entry, wave } = readBuild(folder)
    const sourcesOf = (files: readonly string[]) => files.flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}))
    const isRxjs = (source: string) => source.includes('node_modules/rxjs/')
    const first = [...entry('auto.js'), ...wave('src/host/runtime.ts'), ...wave('src/host/element-chunks/cart.ts')]
    expect(sourcesOf(first).filter(isRxjs)).toEqual([])
    expect(sourcesOf(Object.keys(outputs)).some(isRxjs)).toBe(true)
  },
)
