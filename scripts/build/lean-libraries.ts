import { readFile } from 'node:fs/promises'
import { types } from '@babel/core'
import type { Plugin } from 'esbuild'
import { type Facts, withFacts } from './facts.ts'
import { foldConstants } from './fold-constants.ts'
import { actorFacts, enqueueFacts, logicFacts, machineFacts, setupFacts, withShortNames } from './lean-xstate.ts'
import { type Edit, replace } from './source-edits.ts'

const stop = (what: string) => `throw new Error(${JSON.stringify(`${what}: cut from this build`)})`

/** `isFolded`: what the facts make constant is followed through the file */
type Lean = { library: string; file: RegExp; facts: Facts; isFolded?: boolean }

/** The English sentence of an issue; ours are told by their code. */
function withoutSentence(node: types.Node, edits: Edit[]): boolean {
  const isSentence = types.isTemplateLiteral(node) && node.quasis[0]?.value.raw === 'Invalid '
  if (isSentence) edits.push(replace(node, '""'))
  return isSentence
}

/** Places of items are counted anew in the array they are in: a copy of fifty thousand a frame is garbage of one picture. */
function withoutCopy(node: types.Node, edits: Edit[]): boolean {
  const isCopy = types.isCallExpression(node) && node.arguments.length === 0 && types.isMemberExpression(node.callee)
  if (!isCopy || !types.isMemberExpression(node.callee)) return false
  const { object, property } = node.callee
  if (!types.isIdentifier(property, { name: 'slice' }) || !types.isMemberExpression(object)) return false
  if (!types.isIdentifier(object.property, { name: 'items' })) return false
  edits.push(replace(node, 'this._singleLaneMeasurements.items'))
  return true
}

const known: readonly Lean[] = [
  { library: 'xstate', file: /xstate\/dist\/raise-\w+\.esm\.js$/, facts: actorFacts, isFolded: true },
  { library: 'xstate', file: /xstate\/dist\/StateMachine-\w+\.esm\.js$/, facts: machineFacts },
  { library: 'xstate', file: /xstate\/dist\/log-\w+\.esm\.js$/, facts: enqueueFacts },
  { library: 'xstate', file: /xstate\/dist\/xstate\.esm\.js$/, facts: setupFacts },
  { library: 'xstate', file: /xstate\/dist\/xstate-actors\.esm\.js$/, facts: logicFacts },
  {
    library: 'xstate',
    file: /xstate\/dist\/assign-\w+\.esm\.js$/,
    // machines invoke their actors
    facts: { bodies: { createSpawner: `return () => { ${stop('spawn')} }` } },
  },
  {
    library: 'valibot',
    file: /valibot\/dist\/index\.mjs$/,
    // what goes wrong has a code; schemas are handed to no other library; all of a value is looked at
    facts: {
      bodies: {
        getGlobalConfig: 'return {}',
        getGlobalMessage: '',
        getSchemaMessage: '',
        getSpecificMessage: '',
        _standardSchema: 'return schema',
      },
      unread: ['reference', 'async', 'lang', 'abortEarly', 'abortPipeEarly'],
      properties: { abortEarly: '!1', abortPipeEarly: '!1', lang: 'void 0' },
      more: withoutSentence,
    },
  },
  {
    library: '@lingui/core',
    file: /@lingui\/core\/dist\/index\.mjs$/,
    // dates are written by Intl in Thai years; catalogs are compiled, of no ordinals and no written escapes
    facts: {
      uncalled: ['setMessagesCompiler', 'loadAndActivate', 'date', 'number'],
      unread: ['date', 'time', 'selectordinal', '_missing', '_messageCompiler'],
      properties: { _missing: 'void 0', _messageCompiler: 'void 0' },
      locals: { missing: 'void 0', ordinal: '!1' },
      variables: { ESCAPE_SEQUENCE_REGEX: '{ test: () => !1 }', i18n: 'void 0' },
      bodies: { decodeEscapeSequences: 'return str' },
      never: ['selectordinal'],
      isBrief: true,
    },
  },
  {
    library: '@lingui/react',
    file: /@lingui\/react\/dist\/shared\/react\.\w+\.mjs$/,
    // <Trans> is given neither, and no element that may not have children
    facts: {
      variables: { voidElementTags: '{}' },
      locals: { render: 'void 0', component: 'void 0', defaultComponent: 'void 0' },
      isBrief: true,
    },
  },
  {
    library: '@tanstack/virtual-core',
    file: /@tanstack\/virtual-core\/dist\/esm\/index\.js$/,
    // nobody keeps the places of before
    facts: { more: withoutCopy },
  },
  {
    library: '@ark-ui/react',
    file: /@ark-ui\/react\/dist\/utils\/react-activity\.js$/,
    // asked for by name it would keep all that React exports; activities are none of ours (lean-react.ts)
    facts: { variables: { Activity: 'void 0' } },
  },
  {
    library: 'ofetch',
    file: /ofetch\/dist\/shared\/ofetch\.\w+\.mjs$/,
    // what kernel/transport.ts asks for, and what it never does: what it sends is text with a type of its own
    facts: {
      bodies: { isPayloadMethod: 'return false', onError: 'throw context.error' },
      variables: { hasBody: '!1', payloadMethods: 'void 0' },
      locals: { hasBody: '!1', defaults: 'void 0', abortTimeout: 'void 0' },
      unread: ['create', 'native', 'query', 'params'],
      properties: {
        ignoreResponseError: 'true',
        timeout: 'void 0',
        baseURL: 'void 0',
        query: 'void 0',
        params: 'void 0',
        defaults: 'void 0',
        onRequest: 'void 0',
        onRequestError: 'void 0',
        onResponse: 'void 0',
        onResponseError: 'void 0',
      },
    },
    isFolded: true,
  },
  {
    library: 'ofetch',
    file: /ofetch\/dist\/index\.mjs$/,
    facts: { variables: { _globalThis: 'globalThis' }, isBrief: true },
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
        const contents = withFacts(lean.library, await readFile(path, 'utf8'), lean.facts)
        const short = lean.library === 'xstate' ? withShortNames(contents) : contents
        return { contents: lean.isFolded ? await foldConstants(short) : short, loader: 'js' }
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
