import { relative } from 'node:path'
import type { EnvironmentModuleNode, Plugin } from 'vite'

/** The file through which the elements on the page reach all code that loads later. */
const gate = /\/src\/host\/element-files\.ts(?:\?|$)/
const exported = ['bringElement', 'fileOfApp']

/**
 * Saved code of the engine or of an app's machines doesn't reload the page: the page requests what changed and
 * what imports it, starts a new engine with it and shows its elements again.
 */
export const hotCore: Plugin = {
  name: 'hot-core',
  enforce: 'pre',
  transform(code, id, options) {
    if (options?.ssr || !gate.test(id)) return undefined
    for (const name of exported)
      if (!code.includes(`export const ${name} =`) && !code.includes(`function ${name}(`))
        throw new Error(`element-files.ts no longer exports ${name}: read it and update this plugin`)
    return `import { takeNewCode } from '/scripts/dev/restart-page.ts'
${code.replace('export const fileOfApp =', 'export let fileOfApp =')}
takeNewCode((next) => {
  ${exported.map((name) => `${name} = next.${name}`).join('\n  ')}
})
`
  },
  hotUpdate({ file, modules, timestamp }) {
    const { environment } = this
    const isLoaded = environment.name === 'client' && modules.length > 0
    if (!isLoaded || !relative(process.cwd(), file).startsWith('src/core/')) return undefined
    const seen = new Set<EnvironmentModuleNode>()
    for (const module of modules) environment.moduleGraph.invalidateModule(module, seen, timestamp, true)
    environment.hot.send('langraan:core', { timestamp })
    return []
  },
}
