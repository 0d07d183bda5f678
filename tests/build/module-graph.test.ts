import { expect, test } from 'vitest'
import { readGraph } from '../../scripts/build/bundle/module-graph.ts'

test('BUILD-706 the chunk plan does not depend on the folder of the project', () => {
  const sizeIn = (folder: string) => {
    const info = { code: `import '${folder}/src/a.js'; load()`, importedIds: [], dynamicallyImportedIds: [] }
    const graph = readGraph('entry.js', (id) => ({ ...info, id }) as never)
    return graph.get('entry.js')?.size
  }
  expect(sizeIn(process.cwd())).toBe(sizeIn(''))
})
