import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import { type Facts, withFacts } from './facts.ts'

const stop = (what: string) => `throw new Error(${JSON.stringify(`${what}: cut from this build`)})`

type Lean = { library: string; file: RegExp; facts: Facts }

const known: readonly Lean[] = [
  {
    library: 'xstate',
    file: /xstate\/dist\/StateMachine-\w+\.esm\.js$/,
    // actors start afresh: what lasts is kept in records of ours
    facts: {
      bodies: {
        getPersistedSnapshot: stop('getPersistedSnapshot'),
        restoreSnapshot: stop('restoreSnapshot'),
        resolveState: stop('resolveState'),
        provide: stop('provide'),
        definition: stop('definition'),
      },
    },
  },
  {
    library: 'xstate',
    file: /xstate\/dist\/raise-\w+\.esm\.js$/,
    // the engine has its own inspect(); useSelector selects; routes are the dashboard's
    facts: {
      bodies: {
        attachDevTools: '',
        select: stop('select'),
        formatRouteTransitions: `for (const { config } of rootStateNode.machine.idMap.values()) if (config.route) ${stop('route')}`,
      },
    },
  },
  {
    library: 'xstate',
    file: /xstate\/dist\/assign-\w+\.esm\.js$/,
    // machines invoke their actors
    facts: { bodies: { createSpawner: `return () => { ${stop('spawn')} }` } },
  },
  {
    library: 'valibot',
    file: /valibot\/dist\/index\.mjs$/,
    // what goes wrong has a code; schemas are handed to no other library
    facts: {
      bodies: { getGlobalMessage: '', getSchemaMessage: '', getSpecificMessage: '', _standardSchema: 'return schema' },
    },
  },
  {
    library: '@lingui/core',
    file: /@lingui\/core\/dist\/index\.mjs$/,
    // dates are written by Intl in Thai years
    facts: { bodies: { date: stop('date'), time: stop('time') } },
  },
  {
    library: 'ofetch',
    file: /ofetch\/dist\/shared\/ofetch\.\w+\.mjs$/,
    // what kernel/transport.ts asks for, and what it never does
    facts: {
      bodies: { isJSONSerializable: 'return true', onError: 'throw context.error' },
      properties: {
        responseType: '"stream"',
        ignoreResponseError: 'true',
        timeout: 'void 0',
        baseURL: 'void 0',
        parseResponse: 'void 0',
        onRequest: 'void 0',
        onRequestError: 'void 0',
        onResponse: 'void 0',
        onResponseError: 'void 0',
      },
    },
  },
]

/** Of the libraries what is used here. */
export const leanLibraries: Plugin = {
  name: 'lean-libraries',
  setup(build) {
    const met = new Set<Lean>()
    for (const lean of known)
      build.onLoad({ filter: lean.file }, async ({ path }) => {
        met.add(lean)
        return { contents: withFacts(lean.library, await readFile(path, 'utf8'), lean.facts), loader: 'js' }
      })
    build.onResolve({ filter: /^ofetch$/ }, ({ importer }) =>
      importer.endsWith('/core/kernel/transport.ts')
        ? undefined
        : { errors: [{ text: 'ofetch is cut down to what kernel/transport.ts asks of it: import it nowhere else' }] },
    )
    build.onEnd(({ metafile }) => {
      const inputs = Object.keys(metafile?.inputs ?? {})
      for (const lean of known)
        if (!met.has(lean) && inputs.some((input) => input.includes(`node_modules/${lean.library}/`)))
          throw new Error(`${lean.library}: no file is ${lean.file}; look where it went and mend lean-libraries.ts`)
    })
  },
}
